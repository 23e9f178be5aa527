/**
 * From yes-or-no questions to an exact number.
 */
import type { PointSearch } from './point-search.ts';
import type { State } from './state.ts';
import { inSlices } from './task.ts';
import type { TaskProgress, Task } from './task.ts';

/** The least and the most that a value can be, both included. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The card points the declarer still takes, which are known to lie within bounds: halves what is
 * left of the bounds with every question.
 *
 * @param first the number to ask for first, when there is reason to expect it.
 */
export function* exactPoints(
  search: PointSearch,
  state: State,
  bounds: Bounds,
  progress: TaskProgress,
  first?: number,
): Task<number> {
  let { low, high } = bounds;
  let guess = first;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const need: number = guess === undefined || guess <= low || guess > high ? middle : guess;
    guess = undefined;
    const bound = yield* askPoints(search, state, need, progress);
    if (bound >= need) low = Math.max(low, bound);
    else high = Math.min(high, bound);
  }
  return low;
}

/** A bound of what the declarer still takes, on the side of `need` where the value lies. */
export function askPoints(
  search: PointSearch,
  state: State,
  need: number,
  progress: TaskProgress,
): Task<number> {
  const { hands, table, leader } = state;
  return inSlices(search, () => search.bound(hands, table, leader, need), progress);
}
