import { describe, expect, test } from 'vitest';
import { COURSE_HEIGHT, courseScale } from '../../../../components/figure/analysis/course-scale.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';

const GRAND: Contract = { kind: 'grand-solo', trump: null, announced: null };
const { targets } = LAWS['american-1922'];
const values = Array.from({ length: 121 }, (_, value) => value);

describe('the scale of the course', () => {
  const { band, winsFrom, y } = courseScale('points', GRAND, targets);

  test('a point across the line at 61 is seen: it is higher than ten points elsewhere have to be', () => {
    expect(winsFrom).toBe(61);
    expect(y(60) - y(61)).toBeGreaterThanOrEqual(10);
    expect(y(60) - y(61)).toBeGreaterThan(y(50) - y(60));
  });

  test('what wins stands above the band, what loses below it, and more is higher', () => {
    for (const value of values.slice(1)) expect(y(value)).toBeLessThan(y(value - 1));
    for (const value of values) {
      if (value >= 61) expect(y(value)).toBeLessThanOrEqual(band[0]);
      else expect(y(value)).toBeGreaterThanOrEqual(band[1]);
      expect(y(value)).toBeGreaterThan(0);
      expect(y(value)).toBeLessThan(COURSE_HEIGHT);
    }
  });

  test('with schneider announced the line is the one that this needs', () => {
    const announced = courseScale('points', { ...GRAND, announced: 'schneider' }, targets);
    expect(announced.winsFrom).toBe(91);
    expect(announced.y(90) - announced.y(91)).toBeGreaterThanOrEqual(10);
    expect(
      courseScale('points', { ...GRAND, announced: 'schneider' }, LAWS.isko.targets).winsFrom,
    ).toBe(90);
  });

  test.each(['no-trick', 'every-trick'] as const)('%s: kept is above, lost below', (measure) => {
    const scale = courseScale(measure, GRAND, targets);
    expect(scale.y(1)).toBeLessThan(scale.band[0]);
    expect(scale.y(0)).toBeGreaterThan(scale.band[1]);
  });
});
