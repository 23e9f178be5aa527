/** Shares work out among processors. */
import { Worker } from 'node:worker_threads';

/**
 * Does jobs one after the other in several workers at a time.
 *
 * @param script the worker: it answers each job it is sent with one message.
 * @param take is called with each job and its answer, in the order in which they are done.
 * @throws what a worker throws; the jobs done until then have been handed on.
 */
export async function inLanes<Job>(
  script: URL,
  jobs: readonly Job[],
  processors: number,
  take: (job: Job, answer: unknown) => void,
): Promise<void> {
  const remainingJobs = [...jobs];
  const lanes = Array.from({ length: Math.min(processors, remainingJobs.length) }, async () => {
    const worker = new Worker(script);
    try {
      for (let job = remainingJobs.shift(); job !== undefined; job = remainingJobs.shift()) {
        take(job, await ask(worker, job));
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(lanes);
}

async function ask(worker: Worker, job: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: unknown) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(job);
  });
}
