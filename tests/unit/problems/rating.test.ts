import { describe, expect, it } from 'vitest';
import {
  NEW_PLAYER,
  afterDays,
  afterGames,
  chanceToWin,
  ratingOfGrade,
  readersRating,
} from '../../../src/problems/rating.ts';

describe('the rating', () => {
  // Glickman, “The Glicko system”, section 3: the example of a rating period of three games.
  const EXAMPLE = [
    { against: { rating: 1400, deviation: 30 }, won: true },
    { against: { rating: 1550, deviation: 100 }, won: false },
    { against: { rating: 1700, deviation: 300 }, won: false },
  ];
  const player = { rating: 1500, deviation: 200 };

  it('agrees with the paper’s worked example', () => {
    expect(EXAMPLE.map(({ against }) => chanceToWin(player, against))).toEqual([
      expect.closeTo(0.639, 3),
      expect.closeTo(0.432, 3),
      expect.closeTo(0.303, 3),
    ]);
    const after = afterGames(player, EXAMPLE);
    // The paper rounds on the way, and says 1464 and 151.4.
    expect(after.rating).toBeCloseTo(1464.1, 0);
    expect(after.deviation).toBeCloseTo(151.4, 1);
  });

  it('does not depend on the order of the games of a day', () => {
    const there = afterGames(player, EXAMPLE);
    const back = afterGames(player, EXAMPLE.toReversed());
    expect(back.rating).toBeCloseTo(there.rating, 9);
    expect(back.deviation).toBeCloseTo(there.deviation, 9);
  });

  it('stays the same while nothing is answered, and becomes less sure, at most as unsure as a new one', () => {
    expect(afterDays({ rating: 1620, deviation: 50 }, 0)).toEqual({ rating: 1620, deviation: 50 });
    const later = afterDays({ rating: 1620, deviation: 50 }, 30);
    expect(later.rating).toBe(1620);
    expect(later.deviation).toBeGreaterThan(50);
    expect(afterDays({ rating: 1620, deviation: 50 }, 730).deviation).toBeCloseTo(350, 6);
    expect(afterDays({ rating: 1620, deviation: 50 }, 5000).deviation).toBe(350);
    expect(readersRating([], 20_000)).toEqual(NEW_PLAYER);
  });

  it('finds a made-up reader of known strength again', () => {
    // A reader of strength 1700 wins against each grade as often as the system says.
    const reader = { rating: 1700, deviation: 0 };
    const answers = [];
    for (let day = 0; day < 100; day++) {
      for (const grade of [1, 2, 3, 4, 5]) {
        const chance = chanceToWin(reader, { ...ratingOfGrade(grade), deviation: 0 });
        answers.push({ day, grade, right: (day * 0.618_034) % 1 < chance });
      }
    }
    const { deviation, rating } = readersRating(answers, 99);
    expect(Math.abs(rating - 1700)).toBeLessThan(2 * deviation);
    expect(deviation).toBeLessThan(60);
  });
});
