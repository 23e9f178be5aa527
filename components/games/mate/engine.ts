/** The page’s access to the solver of Mate, in its own worker, started with the first question. */
import { startWorker } from '../../figure/start-worker.ts';
import { makeClient } from '../../../src/lib/worker/client.ts';
import type { WorkerClient } from '../../../src/lib/worker/client.ts';
import type { MateQuestions } from '../../../src/game/others/mate/answerer.ts';
import workerAddress from './mate-worker.ts?worker&url';
import { NO_ENGINE } from '#edition/game/words/figure/loading.ts';

/** The part of the client that a game needs. */
export type MateEngine = Pick<WorkerClient<MateQuestions, never>, 'ask'>;

export const mateEngine: MateEngine = makeClient<MateQuestions>(
  () => startWorker(workerAddress),
  NO_ENGINE,
  // The page may be older than the files on the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);
