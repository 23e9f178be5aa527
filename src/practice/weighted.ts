/** Random choice with weights. */
import type { Chance } from '../lib/random.ts';

/**
 * Picks one of the items with a probability proportional to its weight.
 *
 * @param items with weights above 0.
 * @throws RangeError for an empty list.
 */
export function pickWeighted<T>(chance: Chance, items: readonly (readonly [T, number])[]): T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let place = chance.next() * total;
  for (const [item, weight] of items) {
    place -= weight;
    if (place < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('There is nothing to draw from.');
  return last[0];
}
