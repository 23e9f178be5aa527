/** The pictures that chats show: what is in them, that no word falls back to another face, the pixels. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cardArt } from '../../../../components/analyse/card-art.ts';
import { gameHands } from '../../../../src/book/game-hands.ts';
import { handOrigin, handPageTitle } from '../../../../src/book/hand-names.ts';
import { chapterSlug } from '../../../../src/book/page-links.ts';
import { chapterPicture } from '../../../../src/site/link-pictures/chapters.ts';
import type { PicturedChapter } from '../../../../src/site/link-pictures/chapters.ts';
import { makeIcon } from '../../../../src/site/link-pictures/icon.ts';
import { makeLinkPicture } from '../../../../src/site/link-pictures/link-picture.ts';
import { outlineText } from '../../../../src/site/link-pictures/outline-text.ts';
import { makePagePicture } from '../../../../src/site/link-pictures/page-picture.ts';
import { gameHandPicture } from '../../../../src/site/link-pictures/game-hands.ts';
import { PAGE_PICTURES, pictureFor } from '../../../../src/site/link-pictures/pages.ts';
import { makePng } from '../../../../src/site/link-pictures/png.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf } from '../../../../src/game/replay/replay.ts';
import { FRENCH_SUITS } from '../../../../components/parts/cards/deck/suits.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { readHand, readHands } from '../../game/replay/book-hands.ts';

const art = cardArt('french', 'en');
const hands = readHands();

const headingOf = (hand: (typeof hands)[number]): { title: string; origin: string | null } => ({
  title: handPageTitle(hand),
  origin: handOrigin(hand),
});

/** The cards that a picture draws, each by the symbol it uses outside of symbols. */
function drawnCards(svg: string): string[] {
  const body = svg.slice(svg.indexOf('</defs>'));
  return [...body.matchAll(/href="#card-([A-Z]+\d*)(?:-small)?"/g)].map(([, card = '']) => card);
}

const chapters: PicturedChapter[] = globSync('content/{manual,shelf}/*.mdx').map((path) => {
  const source = readFileSync(path, 'utf8');
  const tag = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(source)?.[1] ?? '';
  return {
    slug: chapterSlug(basename(path)),
    title: tag('title'),
    above: null,
    after: null,
    source,
  };
});

describe('a place of a hand', () => {
  test.each(hands.map((hand) => [hand.id, hand] as const))(
    'of %s shows every card that is not played yet, and those on the table, once',
    (_id, hand) => {
      const replay = buildReplay(hand);
      for (const stop of lineOf(replay, null).path) {
        const cards = drawnCards(makeLinkPicture(replay, stop, headingOf(hand), art));
        const turned = Math.max(0, stop.trick - 1) * 3;
        expect(cards, stop.name).toHaveLength(CARDS.length - turned);
        expect(new Set(cards).size).toBe(cards.length);
      }
    },
  );

  test('says whose trick it is and what both sides have', () => {
    const hand = readHand('foster-09');
    const replay = buildReplay(hand);
    const stop = replay.stops.get('t6.2');
    if (stop === undefined) throw new Error('Hand 9 has no place t6.2.');
    const svg = makeLinkPicture(replay, stop, headingOf(hand), art);
    const words = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(words).toContain('No. 9: Club Solo, by Mittelhand');
    expect(words).toContain('Trick 6, Mittelhand to play');
    // Hand 9 as it is printed: 60 to 60 in the end, and after five tricks 39 to 36.
    expect(words).toContain('39 : 36');
  });
});

describe('words as outlines', () => {
  test('leave no text in the picture of any hand, chapter or page', () => {
    const svgs = [
      ...hands.flatMap((hand) => {
        const replay = buildReplay(hand);
        const { path } = lineOf(replay, null);
        return [path[0], path.at(-1)].map((stop) =>
          stop === undefined ? '' : makeLinkPicture(replay, stop, headingOf(hand), art),
        );
      }),
      ...chapters.map((chapter) => makePagePicture(chapterPicture(chapter, hands), art)),
      ...gameHands.map((hand) => makePagePicture(gameHandPicture(hand), art)),
      ...Object.values(PAGE_PICTURES).map((page) => makePagePicture(page, art)),
    ];
    for (const svg of svgs) expect(outlineText(svg)).not.toContain('<text');
  });

  test('are not made of letters that the face lacks', () => {
    const text = '<text x="0" y="0" font-size="10" fill="#000" text-anchor="start">Łódź</text>';
    expect(() => outlineText(text)).toThrow('lack a sign of “Łódź”');
  });

  test('stand to the left of, around and to the right of their place', async () => {
    const bounds = async (anchor: string): Promise<{ left: number; right: number }> => {
      const svg = outlineText(
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><text x="200" y="40" font-size="40" fill="#000" text-anchor="${anchor}">Skat</text></svg>`,
      );
      const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
      const left = -(info.trimOffsetLeft ?? 0);
      return { left, right: left + info.width };
    };
    expect((await bounds('start')).left).toBeGreaterThanOrEqual(199);
    expect((await bounds('end')).right).toBeLessThanOrEqual(201);
    const { left, right } = await bounds('middle');
    expect(Math.abs(left + right - 400)).toBeLessThanOrEqual(4);
  });
});

test('a picture of a link comes out at 1200 by 630, with green and paper where they belong', async () => {
  const png = await makePng(makePagePicture(PAGE_PICTURES['/'] ?? never(), art));
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
  ];
  for (const [x, y, colour] of [
    [20, 20, [0xf7, 0xf1, 0xe3]],
    [20, 600, [0x2c, 0x4a, 0x3d]],
  ] as const) {
    for (const [index, value] of at(x, y).entries()) {
      expect(Math.abs(value - (colour[index] ?? 0))).toBeLessThan(6);
    }
  }
});

test('no French suit has a hole in it', async () => {
  for (const suit of SUITS) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><path d="${FRENCH_SUITS[suit]}"/></svg>`;
    const { data } = await sharp(Buffer.from(svg))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Once the ground is filled from a corner, nothing is left but the sign.
    const outside = new Set<number>();
    const from = [0];
    for (let at = from.pop(); at !== undefined; at = from.pop()) {
      if (outside.has(at) || (data[at] ?? 255) > 127) continue;
      outside.add(at);
      const x = at % 100;
      if (x > 0) from.push(at - 1);
      if (x < 99) from.push(at + 1);
      from.push(at - 100, at + 100);
    }
    const holes = [...data.entries()].filter(([at, alpha]) => alpha < 128 && !outside.has(at));
    expect(holes.length, suit).toBe(0);
  }
});

test('the icon in pixels is the one that browsers show', async () => {
  const pixels = async (svg: string): Promise<Buffer> =>
    sharp(Buffer.from(svg)).resize(192, 192).raw().toBuffer();
  const shown = await pixels(readFileSync('public/favicon.svg', 'utf8'));
  const made = await pixels(makeIcon('icon-192', FRENCH_SUITS.C));
  const far = [...shown].filter((value, at) => Math.abs(value - (made[at] ?? 0)) > 64);
  expect(far.length / shown.length).toBeLessThan(0.01);
});

function never(): never {
  throw new Error('The home page has no picture.');
}

describe('a page without a picture of its own', () => {
  test('has that of the page it stands below', () => {
    expect(pictureFor('/').name).toBe('vorhand');
    expect(pictureFor('/practice/bidding/sheet/').name).toBe('practice');
    expect(pictureFor('/sources/').name).toBe('vorhand');
  });
});

describe('a chapter', () => {
  test.each(chapters.map((chapter) => [chapter.slug, chapter] as const))(
    '%s has cards to show, each once',
    (_slug, chapter) => {
      const { cards } = chapterPicture(chapter, hands);
      expect(cards.length).toBeGreaterThan(1);
      expect(new Set(cards).size).toBe(cards.length);
    },
  );
});
