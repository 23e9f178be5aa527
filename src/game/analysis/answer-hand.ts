/** Answers what is asked about a hand. */
import { makeSolver } from '../solver/solver.ts';
import type { Solver } from '../solver/solver.ts';
import { finish } from '../solver/task.ts';
import { gamesAsked, layoutsAsked, valuesAsked } from './asked.ts';
import type { GameOutcome } from './games.ts';
import type { HandQuestions } from './hand-questions.ts';
import type { LayoutValues } from './layouts.ts';
import type { CardValues } from './values.ts';
import { workOut } from './work-out.ts';

/** The answers to all that is asked about a hand. */
export interface HandAnswers {
  /** By the name of each place at which a card has a value: the value after every legal card. */
  readonly stops: ReadonlyMap<string, CardValues>;
  /** For every game of the hand in which two cards were put away. */
  readonly layouts: readonly LayoutValues[];
  /** Eighteen outcomes, in the order of `OUTCOME_ORDER`. */
  readonly games: readonly GameOutcome[];
}

/** Works all answers out at once, as the solver throws or answers. */
export function answerHand(
  { deal, layouts, stops }: HandQuestions,
  solver: Solver = makeSolver(),
): HandAnswers {
  return {
    stops: new Map(
      [...stops].map(([name, choice]) => [name, finish(workOut(solver, valuesAsked(choice)))]),
    ),
    layouts: layouts.map((question) => finish(workOut(solver, layoutsAsked(question)))),
    games: finish(workOut(solver, gamesAsked(deal))),
  };
}
