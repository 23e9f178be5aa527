/** The page's side of the reader's worker, which is begun with the first text. */
import type { HandError } from '../../src/notation/errors.ts';
import type { Hand } from '../../src/notation/hand.ts';
import type { Checked } from '../../src/skat/checked.ts';
import type { Answer, Ask } from './reader-worker.ts';

let worker: Worker | null = null;
let lastId = 0;

/** Asks the worker; rejects when it cannot be loaded. */
function ask(question: (id: number) => Ask): Promise<Answer> {
  // Written out in one expression, so that the bundler finds the worker.
  worker ??= new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const answered = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== id) return;
      asked.removeEventListener('message', answered);
      resolve(data);
    };
    asked.addEventListener('message', answered);
    asked.addEventListener('error', () => {
      worker = null;
      reject(new Error('The reader of hands could not be loaded.'));
    });
    asked.postMessage(question(id));
  });
}

/** Reads a hand in our notation; see `parseHand`. */
export async function readHand(text: string): Promise<Checked<Hand, HandError>> {
  const answer = await ask((id) => ({ id, text }));
  if (!('read' in answer)) throw new Error('The reader answered something else.');
  return answer.read;
}

/** A hand in our notation; see `makeHand`. */
export async function writeHand(hand: Hand): Promise<string> {
  const answer = await ask((id) => ({ id, hand }));
  if (!('text' in answer)) throw new Error('The reader answered something else.');
  return answer.text;
}
