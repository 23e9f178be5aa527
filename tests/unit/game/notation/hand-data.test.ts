/** Hands as JSON come back as they were, and their faults are reported by the member. */
import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOfText } from '../../../../src/game/notation/games/parse.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { faultInWords } from '../../../../src/game/notation/pieces/fault.ts';
import { parsePublicHand } from '../../../../src/game/notation/read/public.ts';
import { makePublicHand } from '../../../../src/game/notation/write/public.ts';
import { gameById } from '../../../../src/game/others/games.ts';
import { makePublicGameHand } from '../../../../src/game/others/public.ts';
import { parsePublicGameHand } from '../../../../src/game/others/read-public.ts';
import { arbitraryHand } from './arbitrary-hand.ts';

/** Every hand in the repository: the book’s, and those that tests and examples have. */
const FILES = globSync('{content,tests,docs,src}/**/*.hand')
  .map((path) => path.replaceAll('\\', '/'))
  // Each of these has one mistake, for the messages.
  .filter((path) => !path.includes('/errors/'))
  .sort();

/** The message for a reader, or nothing when the hand is read. */
function faults(data: unknown): string[] {
  const read = parsePublicHand(typeof data === 'string' ? data : JSON.stringify(data));
  return read.ok ? [] : read.errors.map(faultInWords);
}

function handOf(text: string): Hand {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
}

describe('a hand that goes into JSON and back is the same', () => {
  test('for every hand in the repository', () => {
    expect(FILES.filter((file) => file.startsWith('content/')).length).toBeGreaterThan(60);
    for (const file of FILES) {
      const text = readFileSync(file, 'utf8');
      const game = gameOfText(text);
      if (game === null) {
        const hand = handOf(text);
        const back = parsePublicHand(JSON.stringify(makePublicHand(hand)));
        expect(back, file).toEqual({ ok: true, value: hand });
      } else {
        const book = gameById(game);
        const hand = book.read(text, file);
        if (!hand.ok) throw new Error(file);
        const json = JSON.stringify(makePublicGameHand(hand.value), null, 2);
        expect(parsePublicGameHand(json, book), file).toEqual(hand);
      }
    }
  });

  test('whatever it has: comments, marks, variations in variations, errata, and play that breaks off', () => {
    fc.assert(
      fc.property(arbitraryHand, fc.constantFrom(0, 2), (hand, indent) => {
        const json = JSON.stringify(makePublicHand(hand), null, indent);
        expect(parsePublicHand(json)).toEqual({ ok: true, value: hand });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a mistake is reported with its member, its line and what to do', () => {
  const good = makePublicHand(handOf(readFileSync('content/hands/foster-09.hand', 'utf8')));
  const [first, ...others] = good.tricks;
  if (first === undefined) throw new Error('foster-09');
  const withTrick = (trick: object): object => ({
    ...good,
    tricks: [{ ...first, ...trick }, ...others],
  });

  test.each([
    [
      'a card that does not exist',
      withTrick({ M: 'HX' }),
      /tricks\[0\]\.M: “HX” is not a card\. Expected here: a suit/u,
    ],
    ['a card somebody else holds', withTrick({ M: 'DA' }), /tricks\[0\]\.M: .*DA/u],
    ['a wrong winner', withTrick({ winner: 'H' }), /tricks\[0\]\.winner: .*Vorhand/u],
    ['wrong points', withTrick({ points: 3 }), /tricks\[0\]\.points: .*18/u],
    [
      'an unknown mark',
      withTrick({ marks: { V: 'great' } }),
      /tricks\[0\]\.marks\.V: There is no such mark\. Write good, mistake/u,
    ],
    [
      'a comment that is no text',
      withTrick({ comments: { V: 3 } }),
      /tricks\[0\]\.comments\.V: .*must be a text/u,
    ],
    [
      'a link that leads nowhere',
      withTrick({ comment: 'See [there](t12).' }),
      /tricks\[0\]\.comment: .*“t12”/u,
    ],
    [
      'a missing member',
      { ...good, deal: undefined },
      /deal: This member is missing\. Add "deal"/u,
    ],
    ['a list that is none', { ...good, tricks: {} }, /tricks: This must be a list/u],
    [
      'a name with a slip',
      { ...good, comment: undefined, coment: 'x' },
      /coment: There is no such member\. Did you mean "comment"\?/u,
    ],
    [
      'a game that does not exist',
      { ...good, contract: { kind: 'sollo', trump: 'C' } },
      /contract\.kind: “sollo” is not a game.*Did you mean solo\?/u,
    ],
    [
      'a suit that does not exist',
      { ...good, contract: { kind: 'solo', trump: 'clubs' } },
      /contract\.trump: There is no such suit/u,
    ],
    ['a short deal', { ...good, deal: { ...good.deal, V: good.deal.V.slice(1) } }, /deal\.V: /u],
    ['a wrong score', { ...good, score: 48 }, /score: By the rules this is -48\./u],
    [
      'wrong points of the hand',
      { ...good, points: { declarer: 61 } },
      /points: By the rules this is/u,
    ],
    [
      'another format',
      { ...good, format: 2 },
      /format: This hand is of format 2; this page reads format 1/u,
    ],
    ['another game', { ...good, game: 'whist' }, /game: This is a hand of another game \(whist\)/u],
    [
      'an erratum without its reason',
      { ...good, errata: [{ at: 't1', corrected: 'HA' }] },
      /errata\[0\]\.at: This erratum lacks “why”/u,
    ],
  ])('%s', (_, data, message) => {
    const [found = '', ...more] = faults(JSON.parse(JSON.stringify(data)));
    expect(found).toMatch(message);
    expect(found).toMatch(/^Line 1, column \d+\. /u);
    expect(more).toEqual([]);
  });

  test('with the line and the column in the JSON', () => {
    const text = JSON.stringify(good, null, 2).replace('"M": "HK"', '"M": "HX"');
    const row = text.split('\n').findIndex((line) => line.includes('"HX"'));
    expect(faults(text)[0]).toMatch(
      new RegExp(`^Line ${row + 1}, column 12\\. tricks\\[0\\]\\.M: `, 'u'),
    );
  });

  test.each([
    ['{"id": "x"', 'Line 1, column 11. This JSON is not complete. Copy it'],
    ['{"id": "x",}', 'Line 1, column 12. From here on this is not JSON. Look for'],
    ['{\n  "id": \'x\'}', 'Line 2, column 9. From here on this is not JSON. Look for'],
    ['{"a": 1}', 'Line 1, column 1. This JSON is not a hand of the book. A hand has'],
  ])('also where it is no JSON: %j', (text, message) => {
    expect(faults(text)[0]?.startsWith(message)).toBe(true);
  });

  test('without anything that only a line of a hand file has', () => {
    for (const data of [
      withTrick({ winner: '' }),
      { ...good, id: 'A B' },
      { ...good, laws: 'x' },
    ]) {
      expect(faults(data).join(' ')).not.toMatch(/\bline\b|\btag\b/u);
    }
  });
});

test('what a program has added of its own is left alone, and what follows may be left out', () => {
  const { format, matadors, points, score, value, won, ...rest } = makePublicHand(
    handOf(readFileSync('content/hands/foster-09.hand', 'utf8')),
  );
  expect([format, matadors, points, score, value, won]).not.toContain(undefined);
  expect(faults({ ...rest, analysedBy: 'me' })).toEqual([]);
});
