import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { HandAnswers } from '../game/analysis/answer-hand.ts';
import { isAnalysed, keepAnalysis, toAnalyse } from '../book/analyses.ts';
import type { ToAnalyse } from '../book/analyses.ts';
import { readHandFiles } from '../book/read-hand-files.ts';

/** How often the build logs the progress of the analysis, in milliseconds. */
const LOG_INTERVAL = 5000;

/**
 * Computes the missing analyses on all processors before the pages are written, by far the longest
 * part of a first build. Each is saved at once, so that an interrupted build can be resumed.
 */
export function analyses(): AstroIntegration {
  return {
    name: 'vorhand-analyses',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const hands = readHandFiles().map(toAnalyse);
        const pending = hands.filter((hand) => !isAnalysed(hand));
        if (pending.length === 0) return;
        const start = performance.now();
        let lastLog = start;
        let done = 0;
        await answerAll(pending, () => {
          done += 1;
          const now = performance.now();
          if (now - lastLog < LOG_INTERVAL || done === pending.length) return;
          lastLog = now;
          const remaining = ((now - start) / done) * (pending.length - done);
          logger.info(`${done} of ${pending.length} hands analysed, ${clock(remaining)} left`);
        });
        const took = clock(performance.now() - start);
        logger.info(`${pending.length} of ${hands.length} hands analysed in ${took}`);
      },
    },
  };
}

/**
 * Analyses hands and saves the results.
 *
 * @param onDone called after each hand.
 * @throws any error of a worker.
 */
export async function answerAll(hands: readonly ToAnalyse[], onDone: () => void): Promise<void> {
  const pending = [...hands];
  const lanes = Array.from(
    { length: Math.min(availableParallelism(), pending.length) },
    async () => {
      const worker = new Worker(new URL('answer-worker.ts', import.meta.url));
      try {
        for (let hand = pending.shift(); hand !== undefined; hand = pending.shift()) {
          worker.postMessage(hand.questions);
          // Rejects with any error of the worker.
          const [answers] = (await once(worker, 'message')) as [HandAnswers];
          keepAnalysis(hand, answers);
          onDone();
        }
      } finally {
        await worker.terminate();
      }
    },
  );
  await Promise.all(lanes);
}

/** A time as minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
