/**
 * The worker's side: a service that answers messages, without the worker.
 */
import type { AnswerOf, FromWorker, Jobs, QuestionOf, ToWorker } from './protocol.ts';

/** Work in slices: each step reports the progress, the last one has the answer. */
export interface Work<Progress, Answer> {
  next(): IteratorResult<Progress, Answer>;
}

/** What a worker can do. */
export interface Answerer<List extends Jobs<List>, Progress> {
  /** Begins the work on a question. */
  begin(question: QuestionOf<List>): Work<Progress, AnswerOf<List>>;
  /** The word for an error with which a question is refused; null for a fault of the program. */
  refusal(error: unknown): string | null;
}

/** What the service needs of the world around it. */
export interface Surroundings<List extends Jobs<List>, Progress> {
  /** Sends a message to the page. */
  readonly post: (message: FromWorker<List, Progress>) => void;
  /** Resolves when messages that have arrived in the meantime have been handed over. */
  readonly pause: () => Promise<void>;
}

/**
 * Makes a service. Questions are answered one at a time in the order in which they come; between
 * two slices of work it takes messages, so that a question can be cancelled. Whatever is thrown in
 * answering one is reported to the page, and the next one is still answered.
 *
 * @returns the function that takes the page's messages.
 */
export function makeService<List extends Jobs<List>, Progress>(
  answerer: Answerer<List, Progress>,
  { post, pause }: Surroundings<List, Progress>,
): (message: ToWorker<List>) => void {
  const queue: { readonly id: number; readonly question: QuestionOf<List> }[] = [];
  const cancelled = new Set<number>();
  let current: number | null = null;

  async function answerAll(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      current = next.id;
      await answer(next.id, next.question);
      cancelled.delete(next.id);
    }
    current = null;
  }

  async function answer(id: number, question: QuestionOf<List>): Promise<void> {
    try {
      const work = answerer.begin(question);
      for (;;) {
        if (cancelled.has(id)) {
          post({ type: 'cancelled', id });
          return;
        }
        const step = work.next();
        if (step.done === true) {
          post({ type: 'answer', id, answer: step.value });
          return;
        }
        post({ type: 'progress', id, progress: step.value });
        await pause();
      }
    } catch (error) {
      const code = answerer.refusal(error);
      const message = error instanceof Error ? error.message : String(error);
      const failure =
        code === null
          ? ({ reason: 'program-error' } as const)
          : ({ reason: 'refused', code } as const);
      post({ type: 'failed', id, failure, message });
    }
  }

  return (message) => {
    const { id } = message;
    if (message.type === 'ask') {
      queue.push(message);
      if (current === null) void answerAll();
    } else if (id === current || queue.some((question) => question.id === id)) cancelled.add(id);
  };
}
