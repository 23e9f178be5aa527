/** Shares the deals of a measure out among processors. */
import { Worker } from 'node:worker_threads';
import type { Tallies } from '../../src/measures/tally.ts';
import type { Stretch } from './stretches.ts';

/** What is to be measured. */
export interface MeasureOrder {
  readonly id: string;
  readonly seed: number;
  readonly stretches: readonly Stretch[];
}

/** What a worker is told: which measure, and the deals to take. */
export interface MeasureJob {
  readonly id: string;
  readonly seed: number;
  readonly stretch: Stretch;
}

/**
 * Takes all stretches of an order.
 *
 * @throws what a worker throws; the stretches done until then have been told.
 */
export async function shareOut(
  { id, seed, stretches }: MeasureOrder,
  processors: number,
  tell: (stretch: Stretch, tallies: Tallies) => void,
): Promise<void> {
  const left = [...stretches];
  const lanes = Array.from({ length: Math.min(processors, left.length) }, async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    try {
      for (let stretch = left.shift(); stretch !== undefined; stretch = left.shift()) {
        tell(stretch, await ask(worker, { id, seed, stretch }));
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(lanes);
}

async function ask(worker: Worker, job: MeasureJob): Promise<Tallies> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (tallies: Tallies) => {
      worker.off('error', reject);
      resolve(tallies);
    });
    worker.postMessage(job);
  });
}
