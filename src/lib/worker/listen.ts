import type { FromWorker, Jobs, ToWorker } from './protocol.ts';
import { makeService } from './service.ts';
import type { Answerer } from './service.ts';

/** The part of a worker's `self` that is needed; this sets its handler. */
export interface Scope<List extends Jobs<List>, Progress> {
  postMessage(message: FromWorker<List, Progress>): void;
  onmessage: ((event: MessageEvent<ToWorker<List>>) => void) | null;
}

/** Puts a worker to work: the one call in the script that it is begun with. */
export function listen<List extends Jobs<List>, Progress>(
  scope: Scope<List, Progress>,
  answerer: Answerer<List, Progress>,
): void {
  // A message to oneself comes after those that have arrived before it, and costs no delay.
  const { port1, port2 } = new MessageChannel();
  let resume: (() => void) | undefined;
  port1.onmessage = () => resume?.();

  const take = makeService(answerer, {
    post: (message) => {
      scope.postMessage(message);
    },
    pause: () =>
      new Promise((resolve) => {
        resume = resolve;
        port2.postMessage(null);
      }),
  });
  scope.onmessage = ({ data }) => {
    take(data);
  };
}
