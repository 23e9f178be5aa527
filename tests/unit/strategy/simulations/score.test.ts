/** What a game on open cards writes down, held against the values that the book prints. */
import { expect, test } from 'vitest';
import { firstLead } from '../../../../src/strategy/simulations/deals.ts';
import { scoreOf } from '../../../../src/strategy/simulations/score.ts';
import { dealOfRows } from '../../../../src/book/exhibits/bidding-walk/distribution.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';

const deal = dealOfRows({
  V: 'CJ SJ HJ DJ HA H10 HK HQ H8 H7',
  M: 'CA CK CQ SA SK SQ DA DK DQ H9',
  H: 'C10 C9 C8 C7 S10 S9 S8 S7 D10 D9',
  skat: 'D8 D7',
});
const twelve = [...deal.V, ...deal.skat];

test('a heart Solo with 8 that makes schneider is worth ten times ten', () => {
  const position = firstLead({ kind: 'solo', trump: 'H' }, 'V', deal);
  expect(scoreOf(makeSolver(), position, twelve)).toBe(10 * 10);
});

test('a Grand with 4 that makes schneider is worth six times sixteen', () => {
  const position = firstLead({ kind: 'grand-solo', trump: null }, 'V', deal);
  expect(scoreOf(makeSolver(), position, twelve)).toBe(6 * 16);
});

test('who is made schneider loses a multiplier more', () => {
  const position = firstLead({ kind: 'solo', trump: 'S' }, 'H', deal);
  // Without the four jacks, the ace: without 5, 1 for the game, 1 for the schneider against him.
  expect(scoreOf(makeSolver(), position, [...deal.H, ...deal.skat])).toBe(-7 * 11);
});

test('a Gucki Grand that is lost counts double', () => {
  const position = firstLead({ kind: 'gucki-grand', trump: null }, 'M', deal);
  expect(scoreOf(makeSolver(), position, [...deal.M, ...deal.skat])).toBe(-2 * 6 * 12);
});

test('a Nullo is refused: it is not about card points', () => {
  const position = firstLead({ kind: 'nullo', trump: null }, 'V', deal);
  expect(() => scoreOf(makeSolver(), position, twelve)).toThrow(RangeError);
});
