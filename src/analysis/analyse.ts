/** The whole analysis of a hand: its record and all its variations. */
import { lineOf } from '../replay/replay.ts';
import type { Replay } from '../replay/replay.ts';
import { makeSolver } from '../solver/solver.ts';
import type { Solver } from '../solver/solver.ts';
import { finish } from '../solver/task.ts';
import { gamesAsked, layoutsAsked, valuesAsked } from './asked.ts';
import { choiceAt } from './at-stop.ts';
import type { GameOutcome } from './games.ts';
import { answersLayouts, layoutQuestion } from './layouts.ts';
import type { LayoutValues } from './layouts.ts';
import type { CardValues } from './values.ts';
import { workOut } from './work-out.ts';

/** What is known of a hand with all cards seen. */
export interface HandAnalysis {
  /** The hand's id. */
  readonly hand: string;
  /** By the name of each place at which a card has a value: the value after every legal card. */
  readonly stops: ReadonlyMap<string, CardValues>;
  /** For every game of the hand in which two cards were put away. */
  readonly layouts: readonly LayoutValues[];
  /** Eighteen outcomes, in the order of `OUTCOME_ORDER`. */
  readonly games: readonly GameOutcome[];
}

/** Works everything out at once: well under a second for most hands, a few for the slowest. */
export function analyseHand(replay: Replay, solver: Solver = makeSolver()): HandAnalysis {
  const stops = new Map<string, CardValues>();
  for (const stop of replay.stops.values()) {
    const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice !== null) stops.set(stop.name, finish(workOut(solver, valuesAsked(choice))));
  }
  const layouts: LayoutValues[] = [];
  for (const line of replay.lines.values()) {
    const question = layoutQuestion(replay.hand, line);
    if (question === null || layouts.some((known) => answersLayouts(known, question))) continue;
    layouts.push(finish(workOut(solver, layoutsAsked(question))));
  }
  const games = finish(workOut(solver, gamesAsked(replay.hand.deal)));
  return { hand: replay.hand.id, stops, layouts, games };
}
