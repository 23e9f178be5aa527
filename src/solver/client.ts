/**
 * The page's side of the solver's worker: questions as promises.
 */
import type { AnswerTo, Failure, FromWorker, Question, ToWorker } from './protocol.ts';
import type { Progress } from './task.ts';

/** As much of a Worker as is needed. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

/** Why there is no answer: the solver has none, it was withdrawn, or there is no worker to ask. */
export type NoAnswerReason = Failure | 'cancelled' | 'no-worker';

/** Why a question has no answer. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;

  constructor(reason: NoAnswerReason, message: string) {
    super(message);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

/** What goes with a question. */
export interface AskOptions {
  /** Stops the work when it is aborted; the promise rejects at once with reason `cancelled`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Client {
  /** Asks; rejects with {@link NoAnswer}. Questions are answered one after the other. */
  ask<Asked extends Question>(
    question: Asked,
    options?: AskOptions,
  ): Promise<AnswerTo<Asked['name']>>;
  /** Rejects every open question, when the port has died. */
  giveUp(reason: NoAnswerReason, message: string): void;
}

interface Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: NoAnswer) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** Speaks with the solver behind a port, whose `onmessage` it takes for itself. */
export function makeClient(port: Port): Client {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  port.onmessage = ({ data }) => {
    const question = pending.get(data.id);
    if (question === undefined) return;
    if (data.type === 'progress') {
      question.onProgress?.(data.progress);
      return;
    }
    pending.delete(data.id);
    if (data.type === 'answer') question.resolve(data.answer as never);
    else if (data.type === 'failed') question.reject(new NoAnswer(data.reason, data.message));
    else question.reject(withdrawn());
  };

  return {
    ask: (question, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        if (signal?.aborted === true) {
          reject(withdrawn());
          return;
        }
        pending.set(id, { resolve, reject, onProgress });
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return;
          port.postMessage({ type: 'cancel', id });
          reject(withdrawn());
        });
        port.postMessage({ type: 'ask', id, question });
      }),
    giveUp: (reason, message) => {
      for (const { reject } of pending.values()) reject(new NoAnswer(reason, message));
      pending.clear();
    },
  };
}

function withdrawn(): NoAnswer {
  return new NoAnswer('cancelled', 'The question was withdrawn.');
}
