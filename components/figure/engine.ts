/**
 * The page's access to the solver: one worker for all figures of the page, begun with the first
 * question and ended some time after nobody needs it any longer.
 *
 * ```ts
 * const engine = openEngine();
 * const values = await engine.ask({ name: 'cardPoints', position }, { signal });
 * engine.close(); // when the reader leaves what asked
 * ```
 */
import type { AskOptions } from '../../src/game/solver/client.ts';
import type { AnswerTo, Question, Questions } from '../../src/game/solver/protocol.ts';
import type { TaskProgress } from '../../src/game/solver/task.ts';
import { makeClient } from '../../src/lib/worker/client.ts';
import { startWorker } from './start-worker.ts';
import workerAddress from '../../src/game/solver/worker.ts?worker&url';

/** One user's hold on the worker. */
export interface Engine {
  /**
   * Asks the solver; see `WorkerClient.ask`. Rejects with `NoAnswer`, of reason `no-worker` with a
   * sentence for the reader where the browser allows no worker or could not load it.
   */
  ask<Asked extends Question>(
    question: Asked,
    options?: AskOptions,
  ): Promise<AnswerTo<Asked['name']>>;
  /** Lets go of the worker; questions still open should be cancelled by their signals first. */
  close(): void;
}

/** How long the worker stays without a user, in milliseconds: what it has worked out is kept. */
const LINGER = 30_000;

const client = makeClient<Questions, TaskProgress>(
  () => startWorker(workerAddress),
  {
    forbidden: 'This browser does not let the page start its engine, which runs in a web worker.',
    broken: 'The engine could not be loaded: the browser forbids it, or you are offline.',
  },
  // It may be of an older version than the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);

let users = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Takes hold of the engine. Costs nothing until the first question. */
export function openEngine(): Engine {
  let open = true;
  users++;
  clearTimeout(ending);
  return {
    ask: (question, options) => client.ask(question, options),
    close: () => {
      if (!open) return;
      open = false;
      users--;
      if (users > 0) return;
      ending = setTimeout(() => {
        client.end();
      }, LINGER);
    },
  };
}
