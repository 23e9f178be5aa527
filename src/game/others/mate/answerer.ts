/** The solver of Mate as what answers in a worker, without the worker. */
import type { Answerer } from '../../../lib/worker/service.ts';
import type { MateCard, MateLaw } from './rules.ts';
import { MateSolver, firstAsides, secondAsides } from './solver.ts';

/** What a card is worth to whoever may play or put it aside; null stands for putting none aside. */
export interface MateChoice {
  readonly card: MateCard | null;
  readonly worth: number;
}

/** The cards of a position: those of the one who leads it, and the other’s. */
interface Hands {
  readonly law: MateLaw;
  readonly leading: readonly MateCard[];
  readonly other: readonly MateCard[];
}

/** What can be asked. */
export interface MateQuestions {
  /** What the leader may put aside. */
  firstAside: { asks: Hands; answer: readonly MateChoice[] };
  /** What the other may, when the leader has put this aside. */
  secondAside: { asks: Hands & { readonly first: MateCard | null }; answer: readonly MateChoice[] };
  /** What may be led. */
  lead: { asks: Hands; answer: readonly MateChoice[] };
  /** What may answer a card that was led from the leader’s hand. */
  answer: { asks: Hands & { readonly led: MateCard }; answer: readonly MateChoice[] };
}

type Question = {
  [Name in keyof MateQuestions]: { readonly name: Name } & MateQuestions[Name]['asks'];
}[keyof MateQuestions];

const listWorths = (worths: ReadonlyMap<MateCard, number>): MateChoice[] =>
  [...worths].map(([card, worth]) => ({ card, worth }));

/** Answers a question; what has been worked out of the same rules serves the next. */
export function answerMate(solver: MateSolver, question: Question): readonly MateChoice[] {
  const { leading, other } = question;
  switch (question.name) {
    case 'firstAside':
      return firstAsides(solver, leading, other);
    case 'secondAside':
      // Worths there are the leader’s.
      return secondAsides(solver, leading, other, question.first).map(({ card, worth }) => ({
        card,
        worth: 0 - worth,
      }));
    case 'lead':
      return listWorths(solver.leadWorths(leading, other));
    case 'answer':
      return listWorths(solver.answerWorths(question.led, leading, other));
  }
}

/** Makes it; no question is refused. */
export function makeMateAnswerer(): Answerer<MateQuestions, never> {
  const solvers = new Map<MateLaw, MateSolver>();
  return {
    begin: (question) => ({
      next: () => {
        const solver = solvers.get(question.law) ?? new MateSolver(question.law);
        solvers.set(question.law, solver);
        return { done: true, value: answerMate(solver, question) };
      },
    }),
    refusal: () => null,
  };
}
