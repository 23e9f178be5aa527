/** The solver of Mate as what answers in a worker, without the worker. */
import type { Answerer } from '../../../lib/worker/service.ts';
import { mateDeal } from './deal-number.ts';
import type { MateCard, MatePosition, MateVariant } from './rules.ts';
import { MateSolver } from './solver.ts';
import type { MateChoice } from './solver.ts';
import { makeVariantText } from './variants.ts';

/** A deal by its number, and what was agreed. */
interface Dealt {
  readonly number: number;
  readonly variant: MateVariant;
}

/** What can be asked: what each choice of the player in turn is worth to that player. X leads. */
export interface MateQuestions {
  /** What X may put aside. */
  firstAside: { asks: Dealt; answer: readonly MateChoice[] };
  /** What Y may, when X has put this aside. */
  secondAside: { asks: Dealt & { readonly first: MateCard | null }; answer: readonly MateChoice[] };
  /** What may be played. */
  play: { asks: Dealt & { readonly position: MatePosition }; answer: readonly MateChoice[] };
}

type Question = {
  [Name in keyof MateQuestions]: { readonly name: Name } & MateQuestions[Name]['asks'];
}[keyof MateQuestions];

/** Answers a question about the deal of this solver. */
export function answerMate(solver: MateSolver, question: Question): readonly MateChoice[] {
  const { freeMove } = question.variant;
  switch (question.name) {
    case 'firstAside':
      return solver.asides('X', freeMove);
    case 'secondAside':
      return solver.asides('X', freeMove, question.first);
    case 'play':
      return solver.choices(question.position);
  }
}

/** Makes it; no question is refused. What was worked out of a deal serves until another is asked about. */
export function makeMateAnswerer(): Answerer<MateQuestions, never> {
  let current: { readonly key: string; readonly solver: MateSolver } | null = null;
  return {
    begin: (question) => ({
      next: () => {
        const { number, variant } = question;
        const key = `${number} ${makeVariantText(variant)}`;
        if (current?.key !== key) {
          current = {
            key,
            solver: new MateSolver(variant.privilege, mateDeal(number, variant.deck)),
          };
        }
        return { done: true, value: answerMate(current.solver, question) };
      },
    }),
    refusal: () => null,
  };
}
