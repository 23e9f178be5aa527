/**
 * Answers dated by a wrong clock. A device whose clock once ran ahead has answers of future days,
 * and what was missed on them would wait for years. They count as the oldest instead.
 */
import type { Day } from '../../lib/days.ts';
import type { Result } from '../progress.ts';

/** The results of days later than today. */
export function futureResults(results: readonly Result[], today: Day): Result[] {
  return results.filter(({ day }) => day > today);
}

/**
 * The results with those of future days moved first and dated the day before all others; the same
 * list where there are none.
 */
export function redateFutureResults(results: readonly Result[], today: Day): readonly Result[] {
  const early = futureResults(results, today);
  if (early.length === 0) return results;
  const others = results.filter(({ day }) => day <= today);
  const first = others.reduce((least, { day }) => Math.min(least, day), today) - 1;
  return [...early.map((result) => ({ ...result, day: first })), ...others];
}
