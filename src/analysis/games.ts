/** What each game would have made for each seat. */
import type { Deal, Layout } from '../skat/deal.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import type { Solver } from '../solver/solver.ts';
import type { Task } from '../solver/task.ts';
import { GAMES, wholeDeal } from '../solver/whole-deal.ts';
import type { GamePossible, Outcome } from '../solver/whole-deal.ts';
import { gameName } from './measure.ts';
import type { GameName } from './measure.ts';

/** What one seat would make of one game with best play by all. */
export interface GameOutcome {
  readonly seat: Seat;
  readonly game: GameName;
  /** Card points, or in `null` 1 when no trick can be forced and 0: with the skat left alone. */
  readonly untouched: number;
  /** The same with the skat taken up and the best two cards put away. */
  readonly taken: number;
  /** Those two cards; null in a Nullo that no layout makes safe. */
  readonly layout: Layout | null;
}

/** The games in the order of a table: clubs to diamonds, Grand, Nullo. */
export const GAME_NAMES: readonly GameName[] = GAMES.map(gameName);

/** Seat by seat, and for each seat game by game: the order in which outcomes stand. */
export const OUTCOME_ORDER: readonly { readonly seat: Seat; readonly game: GameName }[] =
  SEATS.flatMap((seat) => GAME_NAMES.map((game) => ({ seat, game })));

/** Asks the solver, as a task that can be done in slices. */
export function* askGames(solver: Solver, deal: Deal): Task<GameOutcome[]> {
  return asOutcomes(yield* wholeDeal(solver, deal));
}

/** The solver's answer in the form in which it is kept. */
export function asOutcomes(found: readonly GamePossible[]): GameOutcome[] {
  const number = (outcome: Outcome): number =>
    'points' in outcome ? outcome.points : outcome.reached ? 1 : 0;
  return found.map(({ game, seat, taken, untouched }) => ({
    seat,
    game: gameName(game),
    untouched: number(untouched),
    taken: number(taken),
    layout: taken.layout,
  }));
}

/** The outcome for one seat and game; undefined when it is not among them. */
export function outcomeOf(
  outcomes: readonly GameOutcome[],
  seat: Seat,
  game: GameName,
): GameOutcome | undefined {
  return outcomes.find((outcome) => outcome.seat === seat && outcome.game === game);
}
