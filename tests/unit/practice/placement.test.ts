/** Twelve questions find a reader's level, whatever slips and guesses there are among them. */
import { describe, expect, it } from 'vitest';
import { Chance } from '../../../src/lib/random.ts';
import { PLACEMENT } from '../../../src/practice/level.ts';
import type { Step } from '../../../src/practice/level.ts';
import { nextPlacementLevel, placedLevel } from '../../../src/practice/placement.ts';

/** Readers who have every level up to one, slip once in twelve and guess one in five of the rest. */
function placed(has: number, top: number, seed: number): number {
  const chance = new Chance(seed);
  const steps: Step[] = [];
  for (let count = 0; count < PLACEMENT; count++) {
    const level = nextPlacementLevel(steps, top);
    expect(level).toBeGreaterThanOrEqual(1);
    expect(level).toBeLessThanOrEqual(top);
    steps.push({ level, good: chance.happens(level <= has ? 11 / 12 : 1 / 5) });
  }
  return placedLevel(steps, top);
}

describe('a placement', () => {
  it('begins in the middle, and goes up with what is right and down with what is wrong', () => {
    expect(nextPlacementLevel([], 5)).toBe(3);
    const [right, wrong] = [true, false].map((good) => nextPlacementLevel([{ level: 3, good }], 5));
    expect(right).toBeGreaterThan(3);
    expect(wrong).toBeLessThan(3);
  });

  it('sends who has nothing right to the first level, and who has all to the last', () => {
    for (const good of [true, false]) {
      const steps: Step[] = [];
      while (steps.length < PLACEMENT) steps.push({ level: nextPlacementLevel(steps, 6), good });
      expect(placedLevel(steps, 6)).toBe(good ? 6 : 1);
    }
  });

  it.each([3, 5, 6])('finds one of %i levels, the next above those a reader has', (top) => {
    for (let has = 0; has <= top; has++) {
      const wanted = Math.min(top, has + 1);
      const found = Array.from({ length: 400 }, (_, seed) => placed(has, top, 1000 * has + seed));
      const exact = found.filter((level) => level === wanted).length / found.length;
      const near = found.filter((level) => Math.abs(level - wanted) <= 1).length / found.length;
      expect(exact, `of ${top}, having ${has}`).toBeGreaterThan(0.7);
      expect(near, `of ${top}, having ${has}`).toBeGreaterThan(0.93);
    }
  });
});
