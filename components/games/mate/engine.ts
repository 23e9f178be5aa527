/** The page’s access to the solver of Mate, in its own worker, started with the first question. */
import { startWorker } from '../../figure/start-worker.ts';
import { makeClient } from '../../../src/lib/worker/client.ts';
import type { WorkerClient } from '../../../src/lib/worker/client.ts';
import type { MateQuestions } from '../../../src/game/others/mate/answerer.ts';
import workerAddress from './mate-worker.ts?worker&url';

/** The part of the client that a game needs. */
export type MateEngine = Pick<WorkerClient<MateQuestions, never>, 'ask'>;

export const mateEngine: MateEngine = makeClient<MateQuestions>(
  () => startWorker(workerAddress),
  {
    forbidden: 'This browser does not let the page start its engine, which runs in a web worker.',
    broken: 'The engine could not be loaded: the browser forbids it, or you are offline.',
  },
  // The page may be older than the files on the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);
