/** Every value that Foster works out in his text, and the laws behind them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Announced, Contract } from '../../../../src/game/skat/contract.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import { matadorCount } from '../../../../src/game/skat/matadors.ts';
import type { DeclarerResult, RamschResult } from '../../../../src/game/skat/result.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import type { DeclarerValue } from '../../../../src/game/skat/value.ts';
import { EXAMPLES } from './foster-examples.ts';
import type { Happens } from './foster-examples.ts';
import { anyContract, contract, stated, value } from './support.ts';

const FOSTER = LAWS['american-1922'];

/** Values a game under Foster's laws. */
function valued(
  game: Contract,
  matadors: Matadors | null,
  result: DeclarerResult,
  bid: number | null = null,
  law = FOSTER,
): DeclarerValue {
  const found = value(gameValue({ contract: game, matadors, bid, result }, law));
  if (found.declarer === null) throw new Error('That was a Ramsch.');
  return found;
}

/** What can happen, in the words of the examples. */
const HAPPENS = {
  'made 61': stated(61),
  'made schneider': stated(95),
  'made schwarz': stated(120, { schwarz: 'declarer', tricks: { declarer: 10, defenders: 0 } }),
  lost: stated(50),
  'lost, made schneider': stated(28),
  'lost, made schwarz': stated(0, { schwarz: 'defenders', tricks: { declarer: 0, defenders: 10 } }),
} as const satisfies Record<Happens, DeclarerResult>;

/** The result, with what was announced taken into account: an announced schneider is made at 91. */
function happened(what: Happens, announced: Announced): DeclarerResult {
  const result = HAPPENS[what];
  const short =
    (announced === 'schneider' && what === 'made 61') ||
    (announced === 'schwarz' && what !== 'made schwarz');
  return { ...result, made: result.made && !short };
}

describe('the examples in Foster’s text', () => {
  test.each(EXAMPLES)(
    '%s: %s %s, announced %s, %o, %s, bid %s: %i',
    (_page, kind, trump, announced, matadors, what, bid, score) => {
      const result = happened(what, announced);
      const made = KINDS[kind].aim === 'every-trick' ? what === 'made schwarz' : result.made;
      const game = contract(kind, trump, announced);
      expect(valued(game, matadors, { ...result, made }, bid).score).toBe(score);
    },
  );

  test('an Open Grand that loses a trick loses everything it was announced for (p. 139)', () => {
    const result = { ...HAPPENS['made schneider'], made: false };
    expect(valued(contract('open-grand'), { with: 2 }, result).score).toBe(-168);
  });

  test.each([
    ['p. 172', 'nullo', true, null, 20],
    ['p. 172', 'nullo', false, null, -20],
    ['p. 172', 'open-nullo', true, null, 40],
    ['law 60', 'open-nullo', false, null, -40],
    ['p. 173, 20 may still be bid', 'nullo', true, 20, 20],
    ['p. 173, above 20 it is lost', 'nullo', true, 21, -40],
    ['p. 173, unless it is played open', 'open-nullo', true, 21, 40],
    ['law 61, some multiple of the game', 'nullo', true, 48, -60],
    ['p. 180', 'gucki-nullo', true, null, 20],
    ['p. 180', 'gucki-nullo', false, null, -40],
    ['p. 182', 'tournee-nullo', true, null, 10],
    ['p. 182', 'tournee-nullo', false, null, -10],
    ['p. 182, on the second card', 'passt-mir-nicht-nullo', false, null, -20],
    ['p. 182', 'revolution', true, null, 60],
    ['law 60', 'revolution', false, null, -60],
  ] as const)('%s: %s, made %s, bid %s: %i', (_page, kind, made, bid, score) => {
    expect(valued(contract(kind), null, stated(0, { made, schneider: null }), bid).score).toBe(
      score,
    );
  });
});

describe('the parts of a value', () => {
  test('are named, and make up the multiplier with the matadors (law 2)', () => {
    const found = valued(contract('solo', 'C', 'schneider'), { with: 3 }, HAPPENS['made schwarz']);
    expect(found).toEqual({
      declarer: 'V',
      base: 12,
      parts: [
        { name: 'game', amount: 1 },
        { name: 'schneider', amount: 1 },
        { name: 'schneider-announced', amount: 1 },
        { name: 'schwarz', amount: 1 },
      ],
      matadors: { with: 3 },
      multiplier: 7,
      points: 84,
      overbid: null,
      won: true,
      doubled: false,
      score: 84,
    });
  });

  test.each([
    ['made 61', null, 1],
    ['made schneider', null, 2],
    ['made schneider', 'schneider', 3],
    ['made schwarz', null, 3],
    ['made schwarz', 'schneider', 4],
    ['made schwarz', 'schwarz', 5],
  ] as const)('%s, announced %s, count %i (p. 86)', (what, announced, count) => {
    const found = valued(contract('solo', 'D', announced), { with: 1 }, HAPPENS[what]);
    expect(found.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(count);
  });

  test('of a Nullo are none: nothing multiplies it (law 3)', () => {
    const found = valued(contract('nullo'), null, stated(0, { made: true }));
    expect(found).toMatchObject({ base: 20, parts: [], matadors: null, multiplier: 1, points: 20 });
  });

  test('say by how much a bid was missed', () => {
    const found = valued(contract('solo', 'C'), { with: 2 }, HAPPENS['made 61'], 40);
    expect(found).toMatchObject({
      points: 36,
      overbid: { bid: 40, raisedTo: 48 },
      won: false,
      score: -48,
    });
  });

  test('a missing trump suit and missing matadors are the caller’s mistakes', () => {
    const result = HAPPENS['made 61'];
    expect(() => valued(contract('solo'), { with: 1 }, result)).toThrow(RangeError);
    expect(() => valued(contract('solo', 'C'), null, result)).toThrow(RangeError);
    expect(() => valued(contract('nullo'), { with: 1 }, result)).toThrow(RangeError);
  });
});

describe('a game the book doesn’t know', () => {
  test.each([
    ['isko', 'tournee', 'C'],
    ['isko', 'ramsch', null],
    ['hoyle-1912', 'gucki-grand', null],
    ['hoyle-1912', 'open-grand', null],
    ['american-1922', 'open-solo', 'C'],
    ['american-1922', 'gucki-open-nullo', null],
    ['league-1909', 'open-solo', 'S'],
  ] as const)('%s has no %s, and the error says so', (law, kind, trump) => {
    const ramsch: RamschResult = {
      declarer: null,
      points: { V: 60, M: 40, H: 20 },
      tricks: { V: 5, M: 3, H: 2 },
      losers: ['V'],
      everyTrick: null,
    };
    const { trumps } = KINDS[kind];
    const outcome = {
      contract: contract(kind, trump),
      matadors: trumps === 'none' || kind === 'ramsch' ? null : { with: 1 },
      bid: null,
      result: kind === 'ramsch' ? ramsch : stated(61),
    };
    expect(gameValue(outcome, LAWS[law])).toEqual({
      ok: false,
      errors: [{ code: 'game-unknown-to-law', kind, law }],
    });
  });
});

describe('any game with a declarer, under any law', () => {
  const anyOutcome = fc
    .record({
      lawId: fc.constantFrom(...LAW_IDS),
      game: anyContract.filter(({ kind }) => KINDS[kind].aim !== 'fewest-points'),
      announced: fc.constantFrom<Announced>(null, 'schneider', 'schwarz'),
      count: fc.integer({ min: 1, max: 11 }),
      holds: fc.boolean(),
      points: fc.integer({ min: 0, max: 120 }),
      made: fc.boolean(),
      bid: fc.option(fc.integer({ min: 2, max: 300 }), { nil: null }),
    })
    .filter(({ lawId, game }) => Object.hasOwn(LAWS[lawId].rates, game.kind))
    .map(({ lawId, game, announced, count, holds, points, made, bid }) => {
      const { trumps, mayAnnounce } = KINDS[game.kind];
      const matadors = holds ? { with: count } : { without: count };
      return {
        law: LAWS[lawId],
        outcome: {
          contract: { ...game, announced: mayAnnounce ? announced : null },
          matadors: trumps === 'none' ? null : matadors,
          bid,
          result: stated(points, { made }),
        },
      };
    });

  test('is won for what it is worth, at least the bid', () => {
    fc.assert(
      fc.property(anyOutcome, ({ law, outcome }) => {
        const found = value(gameValue(outcome, law));
        if (found.won !== true) return;
        expect(found.score).toBe(found.base * found.multiplier);
        expect(found.score).toBeGreaterThanOrEqual(outcome.bid ?? 0);
        expect(outcome.result.made).toBe(true);
      }),
    );
  });

  test('is lost for a multiple of its base value, never less than the bid (law 61)', () => {
    fc.assert(
      fc.property(anyOutcome, ({ law, outcome }) => {
        const found = value(gameValue(outcome, law));
        if (found.won !== false) return;
        expect(-found.score % found.base).toBe(0);
        expect(-found.score).toBeGreaterThanOrEqual(outcome.bid ?? 0);
        const undoubled = -found.score / (found.doubled ? 2 : 1);
        // Without the bid it would be the value itself; with it, no more than one base value too much.
        expect(undoubled).toBeLessThan(Math.max(found.points + 1, (outcome.bid ?? 0) + found.base));
      }),
    );
  });

  test('has parts that add up', () => {
    fc.assert(
      fc.property(anyOutcome, ({ law, outcome }) => {
        const found = value(gameValue(outcome, law));
        if (found.declarer === null || found.matadors === null) return;
        const parts = found.parts.reduce((sum, part) => sum + part.amount, 0);
        expect(found.multiplier).toBe(parts + matadorCount(found.matadors));
        expect(found.points).toBe(found.multiplier * found.base);
        expect(found.parts[0]).toEqual({ name: 'game', amount: 1 });
        expect(found.parts.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });
});

describe('the reckoning in words', () => {
  test.each([
    [
      'Illustrative Hand 9',
      valued(contract('solo', 'C'), { with: 3 }, stated(60)),
      '1 for game, with 3, is 4; 4 × 12 = 48',
    ],
    [
      'Illustrative Hand 7',
      valued(contract('solo', 'C', 'schneider'), { with: 3 }, HAPPENS['made schwarz']),
      '1 for game, 1 for schneider, 1 for announcing it, 1 for schwarz, with 3, is 7; 7 × 12 = 84',
    ],
    [
      'Illustrative Hand 19',
      valued(contract('gucki-grand'), { with: 4 }, stated(56)),
      '1 for game, with 4, is 5; 5 × 12 = 60; lost double, 120',
    ],
    [
      'p. 26',
      valued(contract('solo', 'C'), { with: 2 }, stated(70), 40),
      '1 for game, with 2, is 3; 3 × 12 = 36, less than the 40 bid; the next value that covers the bid is 48',
    ],
    [
      'Illustrative Hand 23',
      valued(contract('nullo'), null, stated(0, { made: false })),
      'a fixed value of 20',
    ],
    [
      'ISkO 5.2.6',
      valued(contract('open-grand'), { with: 4 }, HAPPENS['made schwarz'], null, LAWS.isko),
      '1 for game, 1 for hand, 1 for schneider, 1 for announcing it, 1 for schwarz, 1 for announcing schwarz, 1 for open, with 4, is 11; 11 × 24 = 264',
    ],
  ] as const)('%s', (_name, found, words) => {
    expect(explainValue(found)).toBe(words);
  });
});
