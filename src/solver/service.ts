/**
 * The solver as a service that answers messages: what runs in the worker, without the worker.
 */
import { layoutPoints, layoutTricks } from './layouts.ts';
import { UnsolvableError } from './position.ts';
import type { AnswerTo, FromWorker, Question, QuestionName, ToWorker } from './protocol.ts';
import { makeSolver } from './solver.ts';
import type { Solver } from './solver.ts';
import type { Task } from './task.ts';
import { wholeDeal } from './whole-deal.ts';

/** What the service needs of the world around it. */
export interface Surroundings {
  /** Sends a message to the page. */
  readonly post: (message: FromWorker) => void;
  /** Resolves when messages that have arrived in the meantime have been handed over. */
  readonly pause: () => Promise<void>;
}

/**
 * Makes a service. Questions are answered one at a time in the order in which they come; between
 * two slices of work (some 10 ms) it takes messages, so that a question can be cancelled.
 *
 * @returns the function that takes the page's messages.
 */
export function makeService({ post, pause }: Surroundings): (message: ToWorker) => void {
  const solver = makeSolver();
  const waiting: { readonly id: number; readonly question: Question }[] = [];
  const cancelled = new Set<number>();
  let current: number | null = null;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      current = next.id;
      await answer(next.id, next.question);
      cancelled.delete(next.id);
    }
    current = null;
  }

  async function answer(id: number, question: Question): Promise<void> {
    try {
      const task = taskFor(solver, question);
      for (;;) {
        if (cancelled.has(id)) {
          post({ type: 'cancelled', id });
          return;
        }
        const step = task.next();
        if (step.done === true) {
          post({ type: 'answer', id, answer: step.value });
          return;
        }
        post({ type: 'progress', id, progress: step.value });
        await pause();
      }
    } catch (error) {
      const reason = error instanceof UnsolvableError ? error.reason : 'program-error';
      const message = error instanceof Error ? error.message : String(error);
      post({ type: 'failed', id, reason, message });
    }
  }

  return (message) => {
    const { id } = message;
    if (message.type === 'ask') {
      waiting.push(message);
      if (current === null) void work();
    } else if (id === current || waiting.some((question) => question.id === id)) cancelled.add(id);
  };
}

/** The work that answers a question. */
export function taskFor(solver: Solver, question: Question): Task<AnswerTo<QuestionName>> {
  switch (question.name) {
    case 'points':
      return solver.points(question.position);
    case 'reaches':
      return solver.reaches(question.position, question.target);
    case 'cardPoints':
      return solver.cardPoints(question.position);
    case 'tricks':
      return solver.tricks(question.position, question.aim);
    case 'cardTricks':
      return solver.cardTricks(question.position, question.aim);
    case 'layoutPoints':
      return layoutPoints(solver, question.exchange);
    case 'layoutTricks':
      return layoutTricks(solver, question.exchange, question.aim);
    case 'wholeDeal':
      return wholeDeal(solver, question.deal);
  }
}
