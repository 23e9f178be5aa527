/** Chances reckoned exactly, held against counting every way the cards can lie. */
import { describe, expect, test } from 'vitest';
import {
  chanceAllTogether,
  chanceInSkat,
  splitsOf,
} from '../../../../src/strategy/simulations/exact.ts';

/** Puts each of so many cards in one of 22 places, in all ways: 0–9, 10–19 hands, 20–21 skat. */
function allWays(cards: number): number[][] {
  const ways: number[][] = [];
  const place = (from: number, taken: number[]): void => {
    if (taken.length === cards) ways.push(taken);
    else for (let at = from; at < 22; at++) place(at + 1, [...taken, at]);
  };
  place(0, []);
  return ways;
}

describe.each([1, 2, 3, 4, 5])('%i unseen cards', (cards) => {
  const ways = allWays(cards);

  test('lie in the skat as often as counting says', () => {
    const inSkat = ways.filter((way) => way.some((place) => place >= 20)).length;
    expect(chanceInSkat(cards)).toBeCloseTo(inSkat / ways.length, 12);
  });

  test('are split as often as counting says', () => {
    for (const { chance, hands, skat } of splitsOf(cards)) {
      const so = ways.filter((way) => {
        const left = way.filter((place) => place < 10).length;
        const right = way.filter((place) => place >= 10 && place < 20).length;
        return Math.max(left, right) === hands[0] && Math.min(left, right) === hands[1];
      });
      const name = `${hands.join('-')}, ${skat} in the skat`;
      expect(chance, name).toBeCloseTo(so.length / ways.length, 12);
    }
  });

  test('are together with one defender as often as counting says', () => {
    const together = ways.filter(
      (way) => way.every((place) => place < 10) || way.every((place) => place >= 10 && place < 20),
    );
    expect(chanceAllTogether(cards)).toBeCloseTo(together.length / ways.length, 12);
  });
});

test('all ways to split make one', () => {
  for (let missing = 0; missing <= 11; missing++) {
    const sum = splitsOf(missing).reduce((total, { chance }) => total + chance, 0);
    expect(sum, `${missing} missing`).toBeCloseTo(1, 12);
  }
});
