/**
 * The page's side of a worker: questions as promises. The worker starts with the first question,
 * and with the next one again after it has broken off or was ended.
 */
import type { AnswerOf, Failure, FromWorker, Jobs, QuestionOf, ToWorker } from './protocol.ts';

/** The part of a Worker that a client needs; the client sets its handlers. */
export interface Port<List extends Jobs<List>, Progress> {
  postMessage(message: ToWorker<List>): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker<List, Progress>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * Why there is no answer: the worker refuses the question, has a fault, could not be begun or broke
 * off, or the question was withdrawn.
 */
export type NoAnswerReason = Failure['reason'] | 'no-worker' | 'cancelled';

/** Why a question has no answer. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;
  /** Where the question was refused: the worker's word for why. */
  readonly code: string | null;

  constructor(reason: NoAnswerReason, message: string, code: string | null = null) {
    super(message);
    this.name = 'NoAnswer';
    this.reason = reason;
    this.code = code;
  }
}

/** Options of a question besides what it asks. */
export interface Asking<Progress> {
  /** Stops the work when it is aborted; the promise rejects at once with reason `cancelled`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface WorkerClient<List extends Jobs<List>, Progress> {
  /** Asks; rejects with {@link NoAnswer}. Questions are answered one after the other. */
  ask<Asked extends QuestionOf<List>>(
    question: Asked,
    asking?: Asking<Progress>,
  ): Promise<AnswerOf<List, Asked['name']>>;
  /** Ends the worker; questions still open are rejected with reason `no-worker`. */
  end(): void;
}

/** Sentences for the reader about a worker that is not there. */
export interface ClientWords {
  /** The browser does not let the page begin one. */
  readonly forbidden: string;
  /** It could not be loaded, or broke off. */
  readonly broken: string;
}

interface Pending<Progress> {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: NoAnswer) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/**
 * Makes a client. Costs nothing until the first question.
 *
 * @param begin begins a worker; may throw where the browser forbids it.
 * @param failed is called when a worker could not be loaded, or broke off.
 */
export function makeClient<List extends Jobs<List>, Progress = never>(
  begin: () => Port<List, Progress>,
  words: ClientWords,
  failed: () => void = () => undefined,
): WorkerClient<List, Progress> {
  const pending = new Map<number, Pending<Progress>>();
  let port: Port<List, Progress> | null = null;
  let lastId = 0;

  function take(message: FromWorker<List, Progress>): void {
    const question = pending.get(message.id);
    if (question === undefined) return;
    if (message.type === 'progress') {
      question.onProgress?.(message.progress);
      return;
    }
    pending.delete(message.id);
    if (message.type === 'answer') question.resolve(message.answer as never);
    else if (message.type === 'cancelled') question.reject(withdrawn());
    else {
      const { failure } = message;
      const code = failure.reason === 'refused' ? failure.code : null;
      question.reject(new NoAnswer(failure.reason, message.message, code));
    }
  }

  function open(): Port<List, Progress> {
    const worker = begin();
    worker.onmessage = ({ data }) => {
      take(data);
    };
    // Refused by a policy, not found, or broken off.
    worker.onerror = () => {
      failed();
      if (port === worker) end();
    };
    return worker;
  }

  function end(): void {
    port?.terminate();
    port = null;
    for (const { reject } of pending.values()) reject(new NoAnswer('no-worker', words.broken));
    pending.clear();
  }

  return {
    ask: (question, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(withdrawn());
          return;
        }
        try {
          port ??= open();
        } catch {
          reject(new NoAnswer('no-worker', words.forbidden));
          return;
        }
        const id = ++lastId;
        const askedPort = port;
        pending.set(id, { resolve, reject, onProgress });
        try {
          askedPort.postMessage({ type: 'ask', id, question });
        } catch (error) {
          // What cannot be copied to a worker.
          pending.delete(id);
          reject(new NoAnswer('program-error', String(error)));
          return;
        }
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return;
          askedPort.postMessage({ type: 'cancel', id });
          reject(withdrawn());
        });
      }),
    end,
  };
}

function withdrawn(): NoAnswer {
  return new NoAnswer('cancelled', 'The question was withdrawn.');
}
