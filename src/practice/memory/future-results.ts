/**
 * Answers by a clock that was wrong. A device whose clock once ran ahead has answers of days that
 * have not come; what was missed on them would wait for years. They count as the oldest instead.
 */
import type { Day } from '../days.ts';
import type { Result } from '../progress.ts';

/** The answers of days that have not come. */
export function futureResults(results: readonly Result[], today: Day): Result[] {
  return results.filter(({ day }) => day > today);
}

/**
 * The answers in the order in which they count: those of days that have not come first, as of the
 * day before all others. The very list where there are none.
 */
export function redateFutureResults(results: readonly Result[], today: Day): readonly Result[] {
  const early = futureResults(results, today);
  if (early.length === 0) return results;
  const others = results.filter(({ day }) => day <= today);
  const first = others.reduce((least, { day }) => Math.min(least, day), today) - 1;
  return [...early.map((result) => ({ ...result, day: first })), ...others];
}
