import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { HandAnswers } from '../game/analysis/answer-hand.ts';
import { isAnalysed, keepAnalysis, toAnalyse } from '../book/analyses.ts';
import type { ToAnalyse } from '../book/analyses.ts';
import { readHandFiles } from '../book/read-hand-files.ts';

/** How often the build says how far the analysis is, in milliseconds. */
const TELL_EVERY = 5000;

/**
 * Works out the analyses that are not kept yet, on all processors, before the pages are written:
 * by far the longest part of a first build. What is done is kept at once, so that a build that is
 * broken off goes on where it was.
 */
export function analyses(): AstroIntegration {
  return {
    name: 'vorhand-analyses',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const hands = readHandFiles().map(toAnalyse);
        const left = hands.filter((hand) => !isAnalysed(hand));
        if (left.length === 0) return;
        const began = performance.now();
        let told = began;
        let done = 0;
        await answerAll(left, () => {
          done += 1;
          const now = performance.now();
          if (now - told < TELL_EVERY || done === left.length) return;
          told = now;
          const rest = ((now - began) / done) * (left.length - done);
          logger.info(`${done} of ${left.length} hands analysed, ${clock(rest)} left`);
        });
        const took = clock(performance.now() - began);
        logger.info(`${left.length} of ${hands.length} hands analysed in ${took}`);
      },
    },
  };
}

/**
 * Answers and keeps what is asked about hands.
 *
 * @param tell is called after each.
 * @throws what a worker throws.
 */
export async function answerAll(hands: readonly ToAnalyse[], tell: () => void): Promise<void> {
  const left = [...hands];
  const lanes = Array.from({ length: Math.min(availableParallelism(), left.length) }, async () => {
    const worker = new Worker(new URL('answer-worker.ts', import.meta.url));
    try {
      for (let hand = left.shift(); hand !== undefined; hand = left.shift()) {
        worker.postMessage(hand.questions);
        // Rejects with what the worker throws.
        const [answers] = (await once(worker, 'message')) as [HandAnswers];
        keepAnalysis(hand, answers);
        tell();
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(lanes);
}

/** A time as minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
