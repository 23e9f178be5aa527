/** Shares the deals of a match out among processors. */
import { Worker } from 'node:worker_threads';
import type { MatchJob } from '../../src/players/match/job.ts';
import { joinMatches } from '../../src/players/match/tally.ts';
import type { MatchTally } from '../../src/players/match/tally.ts';

/** So many deals are a stretch. */
const STRETCH = 10;

/** What of a match is done: its sums, and the first deal of every stretch that is in them. */
export interface MatchDone {
  readonly tally: MatchTally;
  readonly stretches: readonly number[];
}

/**
 * Plays a match in stretches on several processors. The sums are of whole numbers, so that they do not
 * depend on the order in which stretches come in.
 *
 * @param before what was done when the match was broken off.
 * @param tell is told what is done so far after each stretch.
 */
export async function shareMatch(
  job: MatchJob,
  processors: number,
  before: MatchDone,
  tell: (done: MatchDone, deals: number) => void,
): Promise<MatchTally> {
  const left: MatchJob[] = [];
  for (let { first } = job; first < job.end; first += STRETCH) {
    if (before.stretches.includes(first)) continue;
    left.push({ ...job, first, end: Math.min(job.end, first + STRETCH) });
  }
  let { stretches, tally } = before;
  const lanes = Array.from({ length: Math.min(processors, left.length) }, async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    try {
      for (let stretch = left.shift(); stretch !== undefined; stretch = left.shift()) {
        const part = await ask(worker, stretch);
        tally = joinMatches(tally, part);
        stretches = [...stretches, stretch.first];
        tell({ tally, stretches }, stretch.end - stretch.first);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(lanes);
  return tally;
}

async function ask(worker: Worker, job: MatchJob): Promise<MatchTally> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (tally: MatchTally) => {
      worker.off('error', reject);
      resolve(tally);
    });
    worker.postMessage(job);
  });
}
