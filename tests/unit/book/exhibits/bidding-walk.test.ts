/** The conversation of the bidding, held against the rules of bidding and against the book. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../../src/game/skat/conversation.ts';
import type { Limits } from '../../../../src/game/skat/conversation.ts';
import { dealOfRows } from '../../../../src/book/exhibits/bidding-walk/distribution.ts';
import { ladder, rungOf } from '../../../../src/book/exhibits/bidding-walk/ladders.ts';
import type { BiddingWay } from '../../../../src/book/exhibits/bidding-walk/ladders.ts';
import { sayOutcome, sayWords } from '../../../../src/book/exhibits/bidding-walk/say.ts';
import { checkBidding } from '../../../../src/game/skat/bidding.ts';
import type { BiddingStep } from '../../../../src/game/skat/bidding.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';

/** Who says what, `M: Diamonds?`, and how it ends. */
function spoken(way: BiddingWay, V: string, M: string, H: string): string[] {
  const talk = converse({ V: rungOf(V, way), M: rungOf(M, way), H: rungOf(H, way) });
  const lines = sayWords(talk, { way, rungs: ladder(way) }).map(
    ({ from, says }) => `${from}: ${says}`,
  );
  return [...lines, sayOutcome(talk, { way, rungs: ladder(way) })];
}

test('the bidding of page 49: M offers diamonds, V declines, H takes it with hearts', () => {
  expect(spoken('suits', 'pass', 'diamonds', 'hearts')).toEqual([
    'M: Diamonds?',
    'V: No.',
    'H: Hearts?',
    'M: No.',
    'Hinterhand is the declarer, and may play hearts, spades or clubs.',
  ]);
});

test('the bidding of page 57: M passes, H goes to 14, V holds 12', () => {
  expect(spoken('numbers', '12', 'pass', '14')).toEqual([
    'M: I pass.',
    'H: 10?',
    'V: Yes.',
    'H: 12?',
    'V: Yes.',
    'H: 14?',
    'V: No.',
    'Hinterhand is the declarer, with a game worth 14 or more.',
  ]);
});

test('Vorhand keeps the play with as good a game, and without any bid', () => {
  expect(spoken('suits', 'spades', 'hearts', 'spades').at(-1)).toBe(
    'Vorhand is the declarer, and may play spades or clubs.',
  );
  expect(spoken('suits', 'clubs', 'clubs', 'pass').at(-1)).toBe(
    'Vorhand is the declarer, and only clubs will do.',
  );
  expect(spoken('suits', 'pass', 'pass', 'pass')).toEqual([
    'M: I pass.',
    'H: I pass.',
    'Nobody bid. Vorhand is the declarer, and any suit will do.',
  ]);
  expect(spoken('numbers', 'pass', 'pass', 'pass').at(-1)).toMatch(/Ramsch/);
});

test('a pass says who is ahead, and when Hinterhand may speak', () => {
  const talk = converse({ V: 1, M: 0, H: -1 });
  expect(
    sayWords(talk, { way: 'suits', rungs: ladder('suits') })
      .map(({ who, means }) => `${who}: ${means}`)
      .slice(2),
  ).toEqual([
    'Mittelhand to Vorhand: I have nothing better. Vorhand is ahead, at diamonds. Hinterhand may speak now.',
    'Hinterhand to Vorhand: I have nothing better. Vorhand is ahead, at diamonds.',
  ]);
});

describe('any conversation by numbers', () => {
  const numbers = ladder('numbers').map(Number);
  const limit = fc.integer({ min: -1, max: numbers.length - 1 });
  const anyLimits: fc.Arbitrary<Limits> = fc.record({ V: limit, M: limit, H: limit });

  test('is a bidding under law 34, with the same end', () => {
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const { player, rung, words } = converse(limits);
        const steps = words.map(({ from, rung: at, say }): BiddingStep => {
          if (say === 'ask') return { seat: from, say: 'bid', amount: numbers[at]! };
          return { seat: from, say: say === 'yes' ? 'yes' : 'pass' };
        });
        expect(checkBidding(steps, LAWS['american-1922'])).toEqual({
          ok: true,
          value: { survivor: player, amount: rung < 0 ? null : numbers[rung], isCertain: true },
        });
      }),
    );
  });

  test('gives the play to a player who would go furthest', () => {
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const { player } = converse(limits);
        expect(limits[player]).toBe(Math.max(limits.V, limits.M, limits.H));
      }),
    );
  });
});

test('the numbers are those a game can have, 10 the lowest', () => {
  expect(ladder('numbers').slice(0, 9)).toEqual([
    '10',
    '12',
    '14',
    '15',
    '16',
    '18',
    '20',
    '21',
    '22',
  ]);
  expect(() => rungOf('11', 'numbers')).toThrow(RangeError);
  expect(() => rungOf('10', 'suits')).toThrow(RangeError);
  expect(() => converse({ V: -2, M: 0, H: 0 })).toThrow(RangeError);
});

describe('a deal in a chapter', () => {
  const page56 = {
    V: 'CA CQ C8 HJ HA H10 H7 DJ D10 D7',
    M: 'CK S10 S9 HK HQ H9 H8 DQ D9 D8',
    H: 'CJ C10 C9 C7 SJ SA SK SQ DA DK',
    skat: 'S7 S8',
  };

  test('is whole', () => {
    expect(dealOfRows(page56).skat).toEqual(['S7', 'S8']);
  });

  test.each([
    ['a card short', { ...page56, V: 'CA CQ C8 HJ HA H10 H7 DJ D10' }, 'V has 9 cards'],
    ['a card twice', { ...page56, skat: 'S7 CA' }, 'Nobody has S8'],
    ['three in the skat', { ...page56, skat: 'S7 S8 CA' }, 'The skat has two cards'],
  ])('or stops the build: %s', (_name, rows, says) => {
    expect(() => dealOfRows(rows)).toThrow(says);
  });
});
