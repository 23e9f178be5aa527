/** The chart of a drill: its dates, its days by their weight, its levels apart. */
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/practice/chart.ts';
import type { Result } from '../../../src/practice/progress.ts';

/** Tuesday, 10 November 2026. */
const TUESDAY = 20_767;

/** So many answers on a day at a level, of which so many are right, each in two seconds a level. */
function answers(day: number, level: number, total: number, right: number): Result[] {
  return Array.from({ length: total }, (_, index) => ({
    id: `c${day}.${level}.${index}`,
    at: (TUESDAY + day) * 86_400_000 + index,
    day: TUESDAY + day,
    drill: 'points',
    kind: 'tens',
    level,
    right: index < right,
    seconds: 2 * level,
    again: false,
  }));
}

describe('the chart of a drill', () => {
  it('has a row a level, the highest first, and a bar a day as high as was answered', () => {
    const chart = chartOf([
      ...answers(0, 1, 10, 4),
      ...answers(3, 1, 2, 2),
      ...answers(3, 2, 5, 3),
    ]);
    expect(chart).toMatchObject({ span: 1, places: 7, most: 10, slowest: 4 });
    expect(chart!.rows.map(({ level, right, total }) => [level, total, right])).toEqual([
      [2, 5, 3],
      [1, 12, 6],
    ]);
    expect(chart!.rows[1]!.cells.map(({ at, right, total }) => [at, total, right])).toEqual([
      [0, 10, 4],
      [3, 2, 2],
    ]);
  });

  it('has dates on its axis', () => {
    const { ticks } = chartOf([...answers(0, 1, 1, 1), ...answers(20, 1, 1, 1)])!;
    expect(ticks).toEqual([
      { at: 0, label: '10 Nov' },
      { at: 6, label: '16 Nov' },
      { at: 12, label: '22 Nov' },
      { at: 18, label: '28 Nov' },
    ]);
  });

  it.each([
    [30, 1],
    [31, 7],
    [216, 7],
    [217, 28],
    [900, 91],
    [9000, 364],
  ])('puts the days of %i days together by %i', (last, span) => {
    const chart = chartOf([...answers(0, 1, 3, 1), ...answers(last, 1, 4, 4)])!;
    expect(chart.span).toBe(span);
    expect(chart.places).toBeLessThanOrEqual(31);
    const { cells } = chart.rows[0]!;
    expect(cells.reduce((sum, { total }) => sum + total, 0)).toBe(7);
    expect(cells.every(({ at }) => at >= 0 && at < chart.places)).toBe(true);
  });

  it('weighs a day by its answers: ten wrong and one right are not half', () => {
    const chart = chartOf([...answers(0, 1, 10, 0), ...answers(1, 1, 1, 1)])!;
    expect(chart.rows[0]).toMatchObject({ right: 1, total: 11 });
  });

  it('is none of nothing', () => {
    expect(chartOf([])).toBeNull();
  });
});
