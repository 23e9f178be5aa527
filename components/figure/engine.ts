/**
 * The page's access to the solver: one worker for all figures, started with the first question and
 * terminated some time after its last user has closed it.
 *
 * ```ts
 * const engine = openEngine();
 * const values = await engine.ask({ name: 'cardPoints', position }, { signal });
 * engine.close(); // when the component is removed
 * ```
 */
import type { AskOptions } from '../../src/game/solver/client.ts';
import type { AnswerTo, Question, Questions } from '../../src/game/solver/protocol.ts';
import type { TaskProgress } from '../../src/game/solver/task.ts';
import { makeClient } from '../../src/lib/worker/client.ts';
import { startWorker } from './start-worker.ts';
import workerAddress from '../../src/game/solver/worker.ts?worker&url';
import { NO_ENGINE } from '#edition/game/words/figure/loading.ts';

/** A handle on the worker for one user. */
export interface Engine {
  /**
   * Asks the solver; see `WorkerClient.ask`. Rejects with `NoAnswer`, of reason `no-worker` with a
   * sentence for the reader where the browser allows no worker or could not load it.
   */
  ask<Asked extends Question>(
    question: Asked,
    options?: AskOptions,
  ): Promise<AnswerTo<Asked['name']>>;
  /** Releases the worker; cancel open questions by their signals first. */
  close(): void;
}

/** How long the worker stays without a user, in milliseconds, to keep its cached results. */
const LINGER = 30_000;

const client = makeClient<Questions, TaskProgress>(
  () => startWorker(workerAddress),
  NO_ENGINE,
  // The page may be older than the files on the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);

let users = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Opens the engine; the worker starts only with the first question. */
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
