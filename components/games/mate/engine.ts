/** The page’s access to the solver of Mate, in a worker of its own, begun with the first question. */
import { startWorker } from '../../figure/start-worker.ts';
import { makeClient } from '../../../src/lib/worker/client.ts';
import type { WorkerClient } from '../../../src/lib/worker/client.ts';
import type { MateQuestions } from '../../../src/game/others/mate/answerer.ts';
import workerAddress from './mate-worker.ts?worker&url';

/** As much of it as a game asks. */
export type MateEngine = Pick<WorkerClient<MateQuestions, never>, 'ask'>;

export const mateEngine: MateEngine = makeClient<MateQuestions>(
  () => startWorker(workerAddress),
  {
    forbidden: 'This browser does not let the page start its engine, which runs in a web worker.',
    broken: 'The engine could not be loaded: the browser forbids it, or you are offline.',
  },
  // It may be of an older version than the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);
