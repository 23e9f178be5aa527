/** Shares the deals of a measure out among processors. */
import type { Tallies } from '../../src/strategy/simulations/tally.ts';
import { inLanes } from '../lanes.ts';
import type { Stretch } from './stretches.ts';

/** What is to be measured. */
export interface MeasureOrder {
  readonly id: string;
  readonly seed: number;
  readonly stretches: readonly Stretch[];
}

/** A worker's job: which measure, and the deals to take. It answers with their `Tallies`. */
export interface MeasureJob {
  readonly id: string;
  readonly seed: number;
  readonly stretch: Stretch;
}

/**
 * Takes all stretches of an order.
 *
 * @throws what a worker throws; the stretches done until then have been handed on.
 */
export async function shareOut(
  { id, seed, stretches }: MeasureOrder,
  processors: number,
  tell: (stretch: Stretch, tallies: Tallies) => void,
): Promise<void> {
  const jobs = stretches.map((stretch): MeasureJob => ({ id, seed, stretch }));
  await inLanes(new URL('worker.ts', import.meta.url), jobs, processors, ({ stretch }, answer) => {
    tell(stretch, answer as Tallies);
  });
}
