/** What the chapter on Skat for two says of its worked game. */
import { expect, test } from 'vitest';
import { TRICKS_BEFORE_RESERVE } from '../../../../src/game/two-handed/rules.ts';
import { workedForTwo } from '../../../../src/game/two-handed/worked.ts';

test('five good trumps, four points after five tricks, and 92 at the end', () => {
  const contract = { kind: 'solo', trump: 'D', announced: null } as const;
  const { deal, end, outcome } = workedForTwo(43, contract, 'elder');
  const held = deal.hands.elder.filter((card) => card.startsWith('D') || card.endsWith('J'));
  expect(held).toEqual(['HJ', 'DA', 'DK', 'D8', 'D7']);
  const early = end.tricks
    .slice(0, TRICKS_BEFORE_RESERVE)
    .filter(({ winner }) => winner === 'elder')
    .reduce((sum, { points }) => sum + points, 0);
  expect(early).toBe(4);
  expect([...deal.reserves.elder].sort()).toEqual(['C9', 'CJ', 'DQ', 'HA', 'S8']);
  expect(outcome.result.points.declarer).toBe(92);
});
