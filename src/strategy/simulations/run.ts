/** A measure taken over a stretch of deals. */
import { Chance } from '../../lib/random.ts';
import { makeSolver } from '../../game/solver/solver.ts';
import type { ChanceMeasure } from './measure.ts';
import { addDeal } from './tally.ts';
import type { Tallies, Tally } from './tally.ts';

/**
 * Takes a measure over the deals from `first` (included) to `end` (excluded). A deal follows from
 * the seed and its own number, so stretches can be taken in any order, on any number of
 * processors, and one that was broken off is simply taken again.
 */
export function takeMeasure(
  measure: ChanceMeasure,
  seed: number,
  { end, first }: { readonly first: number; readonly end: number },
): Tallies {
  const solver = makeSolver();
  const tallies: Record<string, Tally> = {};
  for (let deal = first; deal < end; deal++) {
    addDeal(tallies, measure.draw(new Chance(seedOf(seed, deal)), solver));
  }
  return tallies;
}

/** Seeds of deals lie far apart, so that those of two measures with seeds nearby do not overlap. */
function seedOf(seed: number, deal: number): number {
  return (Math.imul(seed, 0x9e3779b1) + deal) | 0;
}
