/** Shares the deals of a match out among processors. */
import { Worker } from 'node:worker_threads';
import type { MatchJob } from '../../src/players/match/job.ts';
import { joinMatches } from '../../src/players/match/tally.ts';
import type { MatchTally } from '../../src/players/match/tally.ts';

/** So many deals are a stretch. */
const STRETCH = 10;

/**
 * Plays a match in stretches on several processors; one of them is this process itself when there is
 * only one. Sums of whole numbers do not depend on the order in which stretches come in.
 *
 * @param tell is told what is done so far after each stretch.
 */
export async function shareMatch(
  job: MatchJob,
  processors: number,
  tell: (deals: number, tally: MatchTally) => void,
): Promise<MatchTally> {
  const left: MatchJob[] = [];
  for (let first = job.first; first < job.end; first += STRETCH) {
    left.push({ ...job, first, end: Math.min(job.end, first + STRETCH) });
  }
  let whole: MatchTally = { samples: {}, counts: {} };
  let done = 0;
  const lanes = Array.from({ length: Math.min(processors, left.length) }, async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    try {
      for (let stretch = left.shift(); stretch !== undefined; stretch = left.shift()) {
        const part = await ask(worker, stretch);
        whole = joinMatches(whole, part);
        done += stretch.end - stretch.first;
        tell(done, whole);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(lanes);
  return whole;
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
