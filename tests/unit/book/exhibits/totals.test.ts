/** The running counts of hands end where the hands do, and every trick adds what lies in it. */
import { expect, test } from 'vitest';
import { readHandFiles } from '../../../../src/book/read-hand-files.ts';
import { firstPosition } from '../../../../src/game/notation/check/setting.ts';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import { countedSides, runningTricks } from '../../../../src/book/exhibits/totals/running.ts';
import { wholeHand } from '../../../../src/book/exhibits/totals/whole.ts';

const hands = readHandFiles();
const handOf = (id: string) => hands.find((hand) => hand.id === id)!;

test.each(hands.map((hand) => [hand.id, hand] as const))('%s runs up by its tricks', (_, hand) => {
  const sides = countedSides(hand);
  // As play begins: after the skat was taken up, or handed round.
  const own = firstPosition(hand).hands;
  let before = sides.map(({ start }) => start);
  for (const { best, cards, points, totals, winner } of runningTricks(hand)) {
    expect(points).toBe(sumPoints(cards));
    expect(own[winner]).toContain(cards[best]);
    const gains = totals.map((total, side) => total - (before[side] ?? 0));
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(points);
    before = [...totals];
  }
});

test('the three players of No. 21 end with the points of its result', () => {
  expect(countedSides(handOf('foster-21')).map(({ name }) => name)).toEqual([
    'Vorhand',
    'Mittelhand',
    'Hinterhand',
  ]);
  expect(runningTricks(handOf('foster-21')).at(-1)?.totals).toEqual([2, 17, 88]);
});

test('Hand No. 1 ends as page 41 has it: 67 and 10 are 77, three times three are 9', () => {
  const hand = handOf('foster-01');
  expect(runningTricks(hand).at(-1)?.totals).toEqual([77, 43]);
  expect(wholeHand(hand)).toMatchObject({
    seat: 'Vorhand',
    away: ['D10', 'H7'],
    awayPoints: 10,
    inTricks: 67,
    won: true,
    multiplier: 3,
    base: 3,
    points: 9,
    score: '+9',
  });
  expect(Math.abs(summariseHand(hand).score)).toBe(9);
});

test('a hand that nobody plays with the skat has no whole to show', () => {
  expect(() => wholeHand(handOf('foster-21'))).toThrow('nobody takes up the skat');
  expect(() => wholeHand(handOf('foster-07'))).toThrow('nobody takes up the skat');
});
