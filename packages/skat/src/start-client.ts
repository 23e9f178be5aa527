/** A client for a worker of this package. */
import { makeClient } from '../../../src/lib/worker/client.ts';
import type { WorkerClient } from '../../../src/lib/worker/client.ts';
import type { Jobs } from '../../../src/lib/worker/protocol.ts';

/** @param start begins the worker. Its address stands there in full, since bundlers look for it. */
export function startClient<List extends Jobs<List>, Progress>(
  start: () => Worker,
): WorkerClient<List, Progress> {
  return makeClient<List, Progress>(start, {
    forbidden: 'The page’s policy allows no worker from here.',
    broken: 'The worker could not be loaded, or broke off.',
  });
}
