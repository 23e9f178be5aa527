/** The seven pages of the chapter on Solo: what they say of values, hands and best play. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { countEight } from '../../../src/practice/bidding/eight-rule.ts';
import { linkTo } from '../../../src/book/place-link.ts';
import { CONTENTS } from '../../../src/book/contents.ts';
import type { Hand } from '../../../src/notation/hand.ts';
import { parseHand } from '../../../src/notation/parse.ts';
import { buildReplay } from '../../../src/replay/build.ts';
import { findPlace } from '../../../src/replay/step.ts';
import { sumPoints } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import type { Announced, ContractKind } from '../../../src/skat/contract.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import type { Matadors } from '../../../src/skat/matadors.ts';
import { playCard, startPlay } from '../../../src/skat/play.ts';
import type { Position } from '../../../src/skat/play.ts';
import type { DeclarerResult } from '../../../src/skat/result.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { openPosition } from '../../../src/solver/position.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { frontmatter, readChapter, readChapters } from '../reading/chapter-text.ts';
import { contract, stated, value } from '../skat/support.ts';
import { winsOfHundred } from './random-deals.ts';

const [whatItIs, bidding, choice, leading, defence, secondHand, fattening] = [
  '1-solo',
  '2-solo-bidding',
  '3-solo-choice-of-games',
  '4-solo-leading',
  '5-solo-defence',
  '6-solo-second-hand',
  '7-solo-fattening',
].map((name) => readChapter(`content/manual/15-${name}.mdx`));

const hands = readdirSync('content/hands').flatMap((name) => {
  const parsed = parseHand(readFileSync(`content/hands/${name}`, 'utf8'));
  return parsed.ok ? [parsed.value] : [];
});

function handOf(number: number): Hand {
  const hand = hands.find((each) => each.number === number);
  if (hand === undefined) throw new Error(`There is no Hand No. ${number}.`);
  return hand;
}

/** The figure of an example: its cards as the page has them. */
function exampleCards(chapter: typeof choice, index: number): Card[] {
  const example = chapter?.tags.filter(({ name }) => name === 'Example')[index];
  return parseCards((example?.props['cards'] ?? '').replaceAll('/', ' '));
}

function scored(
  trump: Suit | null,
  matadors: Matadors,
  points: number,
  {
    announced = null,
    kind = 'solo',
    law = 'american-1922',
    more = {},
  }: {
    announced?: Announced;
    kind?: ContractKind;
    law?: keyof typeof LAWS;
    more?: Partial<DeclarerResult>;
  } = {},
): number {
  const result = stated(points, more);
  const outcome = { contract: contract(kind, trump, announced), matadors, bid: null, result };
  return value(gameValue(outcome, LAWS[law])).score;
}

const schwarz = { schwarz: 'declarer', schneider: 'declarer' } as const;

describe('What a Solo Is', () => {
  const promise = { announced: 'schneider' } as const;

  test('the opening: 48 for the game, 60 with schneider, 72 when it was announced, made or not', () => {
    const cards = exampleCards(whatItIs, 0);
    const matadors = countMatadors(cards, { kind: 'solo', trump: 'C' });
    expect(new Set(cards)).toEqual(new Set(handOf(7).deal.V));
    expect(matadors).toEqual({ with: 3 });
    expect(scored('C', { with: 3 }, 61)).toBe(48);
    expect(scored('C', { with: 3 }, 91)).toBe(60);
    expect(scored('C', { with: 3 }, 91, promise)).toBe(72);
    expect(scored('C', { with: 3 }, 90, { ...promise, more: { made: false } })).toBe(-72);
  });

  test('Hand No. 7 is 84 for schwarz after announcing schneider', () => {
    expect(scored('C', { with: 3 }, 120, { ...promise, more: schwarz })).toBe(84);
  });

  test('Hand No. 8 costs 84, and would cost 192 today', () => {
    const lost = { made: false, schneider: 'defenders' } as const;
    expect(scored('C', { with: 4 }, 30, { ...promise, more: lost })).toBe(-84);
    expect(scored('C', { with: 4 }, 30, { ...promise, law: 'isko', more: lost })).toBe(-192);
  });

  test('the heart Solo with 2 wins 30, and loses 40 or 50', () => {
    const lost = { made: false, schneider: 'defenders' } as const;
    expect(scored('H', { with: 2 }, 61)).toBe(30);
    expect(scored('H', { with: 2 }, 30, { more: lost })).toBe(-40);
    expect(scored('H', { with: 2 }, 0, { more: { ...lost, schwarz: 'defenders' } })).toBe(-50);
  });
});

describe('Bidding a Solo', () => {
  test('22 against 90, 24 against 27, and the black cards of a Tournee', () => {
    expect(scored('S', { with: 1 }, 61)).toBe(22);
    expect(scored('H', { with: 6 }, 91, { announced: 'schneider' })).toBe(90);
    expect(scored('C', { with: 1 }, 61)).toBe(24);
    expect(scored('D', { without: 2 }, 61)).toBe(27);
    expect(scored('S', { with: 2 }, 61, { kind: 'tournee' })).toBe(21);
    expect(scored('C', { with: 2 }, 61, { kind: 'tournee' })).toBe(24);
  });

  test('Eichhorn’s heart Solo without 2 is 30, without 1 is 20, and with schneider 30 again', () => {
    const law = 'league-1909';
    expect(scored('H', { without: 2 }, 61, { law })).toBe(30);
    expect(scored('H', { without: 1 }, 61, { law })).toBe(20);
    expect(scored('H', { without: 1 }, 91, { law })).toBe(30);
  });

  test('Hoyle’s lost Solo was with 8', () => {
    const held = parseCards('CJ SJ HJ CA C10 CK CQ H10 SK SQ DJ');
    expect(countMatadors(held, { kind: 'solo', trump: 'C' })).toEqual({ with: 8 });
  });

  test('the opening shows the ten cards of Hand No. 9', () => {
    expect(new Set(exampleCards(bidding, 0))).toEqual(new Set(handOf(9).deal.M));
  });

  test.each([
    [7, 100],
    [8, 100],
    [9, 33],
    [10, 66],
    [11, 99],
    [12, 72],
  ])('of a hundred deals Hand No. %i wins %i', { timeout: 120_000 }, (number, wins) => {
    const { contract: game, deal, declarer } = handOf(number);
    if (declarer === null || game.trump === null) throw new Error('Not a Solo.');
    expect(bidding?.source).toMatch(
      new RegExp(`^\\| ${number} +\\| \\d +\\| \\w+ +\\| ${wins} +\\|$`, 'm'),
    );
    expect(winsOfHundred(deal[declarer], game.trump, declarer)).toBe(wins);
  });

  test('the last example wins 64 in diamonds and 52 in clubs', { timeout: 120_000 }, () => {
    const ten = parseCards('CJ C10 CK CQ SA S10 DJ DQ D9 D8');
    expect(bidding?.prose).toContain('it won 64 times in diamonds and 52 times in clubs');
    expect(winsOfHundred(ten, 'D', 'V')).toBe(64);
    expect(winsOfHundred(ten, 'C', 'V')).toBe(52);
  });
});

describe('Choice of Games', () => {
  test('the four games of Hand No. 8, in 1922, in Eichhorn’s League and today', () => {
    const cards = [...handOf(8).deal.H, ...handOf(8).deal.skat];
    const matadors = (trump: Suit) => countMatadors(cards, { kind: 'solo', trump });
    expect([matadors('C'), matadors('H'), matadors('D')]).toEqual([
      { with: 4 },
      { with: 5 },
      { with: 6 },
    ]);
    const promised = { announced: 'schneider' } as const;
    expect(scored('C', { with: 4 }, 91, promised)).toBe(84);
    expect(scored('D', { with: 6 }, 61)).toBe(63);
    expect(scored('H', { with: 5 }, 61)).toBe(60);
    const grand = { kind: 'grand-solo' } as const;
    expect(scored(null, { with: 4 }, 61, grand)).toBe(80);
    expect(scored(null, { with: 4 }, 61, { ...grand, law: 'league-1909' })).toBe(100);
    expect(scored(null, { with: 4 }, 61, { ...grand, law: 'isko' })).toBe(144);
    expect(scored('C', { with: 4 }, 91, { ...promised, law: 'isko' })).toBe(96);
  });

  test('the examples have ten cards each, and the two safe Solos six trumps with 3', () => {
    for (const index of [0, 1, 2, 3, 4]) expect(exampleCards(choice, index)).toHaveLength(10);
    expect(exampleCards(choice, 4)).toEqual(exampleCards(choice, 0));
    for (const [trump, worth] of [
      ['S', 44],
      ['D', 36],
    ] as const) {
      const matadors = countMatadors(exampleCards(choice, 2), { kind: 'solo', trump });
      expect(matadors).toEqual({ with: 3 });
      expect(scored(trump, { with: 3 }, 61)).toBe(worth);
      expect(countEight(exampleCards(choice, 2), trump)).toMatchObject({ trumps: 6, total: 8 });
    }
  });

  test('Hand No. 11 wins 99 of a hundred in clubs and 72 in spades', { timeout: 120_000 }, () => {
    expect(choice?.prose).toContain(
      'Mittelhand won 99 of the hundred games, with spades for trumps 72',
    );
    expect(winsOfHundred(handOf(11).deal.M, 'S', 'M')).toBe(72);
  });
});

/** The position of a hand's main line before a card of a trick. */
function before(hand: Hand, trick: number, card: number): Position {
  const { contract: game, deal, declarer, line } = hand;
  let position = startPlay(deal, game, declarer);
  for (const { number, plays } of line.tricks) {
    for (const [index, played] of plays.entries()) {
      if (number === trick && index + 1 === card) return position;
      position = playCard(position, played.card);
    }
  }
  throw new Error(`${hand.id} has no card ${card} in trick ${trick}.`);
}

/** What the declarer reaches after each card that may be played there, with best play by all. */
function afterEach(hand: Hand, trick: number, card: number): ReadonlyMap<Card, number> {
  const position = before(hand, trick, card);
  return finish(makeSolver().cardPoints(openPosition(position, hand.deal.skat)));
}

describe('what is said of best play', () => {
  test('Hand No. 8: any lead but a diamond gives Hinterhand 97 or more', () => {
    for (const [card, points] of afterEach(handOf(8), 1, 1)) {
      if (card.startsWith('D')) expect(points).toBeLessThan(91);
      else expect(points).toBeGreaterThanOrEqual(97);
    }
  });

  test('Hand No. 8: ruffing with the queen does as well as with the ace, nothing else does', () => {
    const ruffs = afterEach(handOf(8), 1, 2);
    const best = Math.min(...ruffs.values());
    const good = [...ruffs].flatMap(([card, points]) => (points === best ? [card] : []));
    expect(good.sort()).toEqual(['CA', 'CQ']);
  });

  test('Hand No. 9: the ace leads to 60, the seven to 78; throwing DQ in trick 2 to 61', () => {
    const leads = afterEach(handOf(9), 1, 1);
    expect([leads.get('HA'), leads.get('H7')]).toEqual([60, 78]);
    expect(afterEach(handOf(9), 2, 2).get('DQ')).toBe(61);
  });

  test('Hand No. 11: C9 in trick 6 or 7 stops Mittelhand at 44', () => {
    for (const trick of [6, 7]) {
      const leads = afterEach(handOf(11), trick, 1);
      expect(leads.get('C9')).toBe(44);
      for (const [card, points] of leads) if (card !== 'C9') expect(points).toBeGreaterThan(60);
    }
  });

  test('Hand No. 12: in trick 3 a high club wins with 63, and no trump wins', () => {
    const leads = afterEach(handOf(12), 3, 1);
    expect([leads.get('CA'), leads.get('C10')]).toEqual([63, 63]);
    for (const trump of ['SJ', 'DA', 'D10', 'D9'] as const)
      expect(leads.get(trump)).toBeLessThan(61);
  });

  test('Hand No. 12: after seven tricks the declarer has 50, the skat included', () => {
    const { tricks, hands: held } = before(handOf(12), 8, 1);
    const taken = tricks.filter(({ winner }) => winner === 'V');
    const skat = sumPoints(handOf(12).deal.skat);
    expect(taken.reduce((sum, { points }) => sum + points, skat)).toBe(50);
    expect(held.V).toEqual(['SJ', 'DA', 'D10']);
    expect(held.M).toEqual(['CJ', 'DJ', 'D7']);
  });
});

describe('the pages belong together', () => {
  const parts = [whatItIs, bidding, choice, leading, defence, secondHand, fattening];

  test('they are the parts that the plan of the book has', () => {
    const planned = CONTENTS.find(({ slug }) => slug === 'solo');
    expect(parts.map((chapter) => chapter?.file)).toEqual(
      planned?.parts.map(({ slug }, index) => `content/manual/15-${index + 1}-${slug}.mdx`),
    );
    const numbers = parts.map((chapter) => chapter && frontmatter(chapter, 'part'));
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  test('links to other pages find the figure and its place, the section, or the page mark', () => {
    const chapters = readChapters();
    for (const chapter of parts) {
      for (const [whole, path = '', anchor] of chapter?.source.matchAll(
        /\]\((\/[a-z]+\/[\w-]+\/)(?:#([^)]*))?\)/g,
      ) ?? []) {
        const [, kind, name = ''] = path.split('/');
        const target = chapters.find(({ file }) => file.endsWith(`-${name}.mdx`));
        if (kind === 'manual') expect(target, whole).toBeDefined();
        else
          expect(
            hands.map(({ id }) => id),
            whole,
          ).toContain(name);
        if (anchor === undefined) continue;
        const [id = '', ...place] = anchor.split('/');
        if (id.startsWith('foster-')) {
          const shown = target?.tags.filter((tag) => tag.name === 'HandFigure');
          if (kind === 'manual')
            expect(
              shown?.map(({ props }) => props['id']),
              whole,
            ).toContain(id);
          else expect(name, whole).toBe(id);
          expect(linkTo(id, place.join('/') || null, hands).ok, whole).toBe(true);
        } else if (/^p\d+$/.test(id)) {
          expect(target?.source, whole).toContain(`<Page n="${id.slice(1)}" />`);
        } else {
          const headings = [...(target?.source.matchAll(/^#+ (.*)$/gm) ?? [])].map(
            ([, text = '']) =>
              text
                .toLowerCase()
                .replace(/[^\w\s-]/g, '')
                .replaceAll(' ', '-'),
          );
          expect(headings, whole).toContain(id);
        }
      }
    }
  });

  test('figures that stand again open where their page needs them', () => {
    const starts = parts.flatMap(
      (chapter) =>
        chapter?.tags
          .filter(({ name }) => name === 'HandFigure')
          .map(({ props }) => [props['id'] ?? '', props['start'] ?? 'deal'] as const) ?? [],
    );
    expect(starts).toHaveLength(9);
    for (const [id, start] of starts) {
      const hand = hands.find((each) => each.id === id);
      expect(hand && findPlace(buildReplay(hand), start).ok, `${id} ${start}`).toBe(true);
    }
  });
});
