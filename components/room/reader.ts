/** The page's side of the reader's worker, which is begun with the first text. */
import type { Hand } from '../../src/notation/hand.ts';
import type { Answer, Jobs } from './reader-worker.ts';

let worker: Worker | null = null;
let lastId = 0;

/** Asks the worker; rejects when it cannot be loaded, or breaks off. */
function ask<Job extends keyof Jobs>(
  job: Job,
  asks: Jobs[Job]['asks'],
): Promise<Jobs[Job]['answer']> {
  // Written out in one expression, so that the bundler finds the worker.
  worker ??= new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const answered = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== id) return;
      asked.removeEventListener('message', answered);
      resolve(data.answer);
    };
    asked.addEventListener('message', answered);
    asked.addEventListener('error', () => {
      worker = null;
      reject(new Error('The reader of hands could not be loaded.'));
    });
    asked.postMessage({ id, job, ...asks });
  });
}

/** Reads a hand in our notation, or game records; see `parseHand` and `parseIssRecords`. */
export function readText(text: string): Promise<Jobs['read']['answer']> {
  return ask('read', { text });
}

/** A hand in our notation; see `makeHand`. */
export function writeHand(hand: Hand): Promise<string> {
  return ask('write', { hand });
}

/** A hand as a record of the International Skat Server; see `makeIssRecord`. */
export function writeRecord(hand: Hand): Promise<Jobs['record']['answer']> {
  return ask('record', { hand });
}
