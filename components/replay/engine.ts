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
import { NoAnswer, makeClient } from '../../src/solver/client.ts';
import type { AskOptions, Client } from '../../src/solver/client.ts';
import type { AnswerTo, Question } from '../../src/solver/protocol.ts';

/** One user's hold on the worker. */
export interface Engine {
  /**
   * Asks the solver; see `Client.ask`. Rejects with {@link NoAnswer}, of reason `no-worker` with a
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

const FORBIDDEN =
  'This browser does not let the page start its engine, which runs in a web worker.';
const BROKEN = 'The engine could not be loaded: the browser forbids it, or you are offline.';

interface Running {
  readonly client: Client;
  readonly end: () => void;
}

let running: Running | null = null;
let users = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Takes hold of the engine. Costs nothing until the first question. */
export function openEngine(): Engine {
  let open = true;
  users++;
  clearTimeout(ending);
  return {
    ask: (question, options) => {
      try {
        running ??= begin();
      } catch {
        return Promise.reject(new NoAnswer('no-worker', FORBIDDEN));
      }
      return running.client.ask(question, options);
    },
    close: () => {
      if (!open) return;
      open = false;
      users--;
      if (users > 0) return;
      ending = setTimeout(() => {
        running?.end();
      }, LINGER);
    },
  };
}

function begin(): Running {
  // Written out in one expression, so that the bundler finds the worker.
  const worker = new Worker(new URL('../../src/solver/worker.ts', import.meta.url), {
    type: 'module',
  });
  const client = makeClient(worker);
  const begun: Running = {
    client,
    end: () => {
      worker.terminate();
      client.giveUp('no-worker', BROKEN);
      if (running === begun) running = null;
    },
  };
  // Refused by a policy, not found, or broken off: the next question begins another.
  worker.onerror = begun.end;
  return begun;
}
