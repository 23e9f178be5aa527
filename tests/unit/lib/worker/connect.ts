/** A client and a service that speak by messages, copied as a worker's are. */
import { makeClient } from '../../../../src/lib/worker/client.ts';
import type { Port, WorkerClient } from '../../../../src/lib/worker/client.ts';
import type { FromWorker, Jobs } from '../../../../src/lib/worker/protocol.ts';
import { makeService } from '../../../../src/lib/worker/service.ts';
import type { Answerer } from '../../../../src/lib/worker/service.ts';

export type Said<List extends Jobs<List>, Progress> = FromWorker<List, Progress>;

/** What happens to the worker. */
export interface Connection<List extends Jobs<List>, Progress> {
  readonly client: WorkerClient<List, Progress>;
  /** All that the workers have said. */
  readonly said: Said<List, Progress>[];
  /** The workers begun so far, the last one at the end. */
  readonly begun: FakeWorker<List, Progress>[];
}

export interface FakeWorker<List extends Jobs<List>, Progress> extends Port<List, Progress> {
  ended: boolean;
}

export const WORDS = { forbidden: 'It must not be begun.', broken: 'It could not be loaded.' };

/**
 * Connects a client with workers that all answer alike.
 *
 * @param answerer null for a worker that never says anything, as one that is not loaded.
 */
export function connect<List extends Jobs<List>, Progress>(
  answerer: Answerer<List, Progress> | null,
): Connection<List, Progress> {
  const said: Said<List, Progress>[] = [];
  const begun: FakeWorker<List, Progress>[] = [];
  const begin = (): FakeWorker<List, Progress> => {
    const worker: FakeWorker<List, Progress> = {
      onmessage: null,
      onerror: null,
      ended: false,
      postMessage: (message) => {
        const copy = structuredClone(message);
        setImmediate(() => {
          if (!worker.ended) take?.(copy);
        });
      },
      terminate: () => {
        worker.ended = true;
      },
    };
    const take =
      answerer &&
      makeService(answerer, {
        pause: () => new Promise((resolve) => setImmediate(resolve)),
        post: (message) => {
          if (worker.ended) return;
          said.push(structuredClone(message));
          worker.onmessage?.({ data: structuredClone(message) } as MessageEvent<typeof message>);
        },
      });
    begun.push(worker);
    return worker;
  };
  return { client: makeClient(begin, WORDS), said, begun };
}
