/**
 * The entry of the web worker: gives the service a port to speak through and time to listen.
 *
 * Begin it with `new Worker(new URL('…/solver/worker.ts', import.meta.url), { type: 'module' })`
 * and speak to it through `makeClient` in client.ts.
 */
import type { ToWorker } from './protocol.ts';
import { makeService } from './service.ts';

// A message to oneself comes after those that have arrived before it, and costs no delay.
const { port1, port2 } = new MessageChannel();
let resume: (() => void) | undefined;
port1.onmessage = () => resume?.();

const take = makeService({
  post: (message) => {
    self.postMessage(message);
  },
  pause: () =>
    new Promise((resolve) => {
      resume = resolve;
      port2.postMessage(null);
    }),
});

self.onmessage = (event: MessageEvent<ToWorker>) => {
  take(event.data);
};
