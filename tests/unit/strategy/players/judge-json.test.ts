/** Cards judged by what can be known, from JSON to JSON. */
import { expect, test } from 'vitest';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { judgeHand, judgeJson } from '../../../../src/strategy/players/judge-json.ts';

const GRAND = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'C10', 'SA', 'S10', 'HA', 'H10'] as const;
const NOTHING = ['C7', 'C9', 'S8', 'SQ', 'H7', 'H9', 'HK', 'D8', 'DQ', 'D10'] as const;

test('four jacks with three aces and tens are a Grand, and ten small cards are a pass', () => {
  const { bidUpTo, games } = judgeHand(GRAND, 'V');
  expect(games[0]?.contract.kind).toMatch(/grand/u);
  expect(games[0]?.share).toBeGreaterThan(0.9);
  expect(bidUpTo).toBeGreaterThan(100);
  expect(games).toHaveLength(14);
  expect(judgeHand(NOTHING, 'M').bidUpTo ?? 0).toBeLessThanOrEqual(23);
});

test('a card is judged by imagined deals, the same for the same seed', () => {
  const solver = makeSolver();
  const seen = {
    ...{ seat: 'M', declarer: 'V', contract: { kind: 'gucki-solo', trump: 'C' } },
    tricks: [],
    table: ['HA'],
    hand: ['H10', 'H7', 'SA', 'S10', 'SK', 'C9', 'CQ', 'DA', 'DQ', 'D7'],
  };
  const judged = judgeJson(seen, solver, { deals: 12, seed: 3 });
  if (!judged.ok || !('cards' in judged.value)) throw new Error('Nothing was judged.');
  const { best, cards } = judged.value;
  expect(cards.map(({ card }) => card).sort()).toEqual(['H10', 'H7']);
  expect(best).toBe('H7');
  expect(judgeJson(seen, makeSolver(), { deals: 12, seed: 3 })).toEqual(judged);
});

test.each([
  [{ hand: GRAND.slice(1) }, 'hand'],
  [{ hand: [...GRAND.slice(1), 'CJ2'] }, 'hand[9]'],
  [{ hand: GRAND, seat: 'X' }, 'seat'],
  [{ hand: 'CJ' }, 'hand'],
  [{ hand: GRAND, number: 17 }, 'number'],
  [3, ''],
])('what is wrong is told by its field: %j', (data, where) => {
  const judged = judgeJson(data, makeSolver());
  expect(judged.ok ? null : judged.errors[0].where).toBe(where);
});
