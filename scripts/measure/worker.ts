/** Takes stretches of deals, one after the other, on a processor of its own. */
import { parentPort } from 'node:worker_threads';
import { MEASURES } from '../../src/strategy/simulations/measures.ts';
import { takeMeasure } from '../../src/strategy/simulations/run.ts';
import type { MeasureJob } from './share-out.ts';

parentPort?.on('message', ({ id, seed, stretch }: MeasureJob) => {
  const measure = MEASURES.find((one) => one.id === id);
  if (measure === undefined) throw new RangeError(`There is no measure ${id}.`);
  parentPort?.postMessage(takeMeasure(measure, seed, stretch));
});
