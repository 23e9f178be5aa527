/** What each game would have made for each seat. */
import type { Layout } from '../skat/deal.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { SOLVED_GAMES } from '../solver/whole-deal.ts';
import type { GamePossible, SolvedOutcome } from '../solver/whole-deal.ts';
import { gameName } from './measure.ts';
import type { GameName } from './measure.ts';

/** Whether the skat is taken up, and the best two cards put away, or left alone. */
export type SkatWay = 'taken' | 'untouched';

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
export const GAME_NAMES: readonly GameName[] = SOLVED_GAMES.map(gameName);

/** Seat by seat, and for each seat game by game: the order in which outcomes stand. */
export const OUTCOME_ORDER: readonly { readonly seat: Seat; readonly game: GameName }[] =
  SEATS.flatMap((seat) => GAME_NAMES.map((game) => ({ seat, game })));

/** An outcome as a number: card points, or whether an aim is reached as 1 and 0. */
export function numberOf(outcome: SolvedOutcome): number {
  return 'points' in outcome ? outcome.points : Number(outcome.reached);
}

/** The solver's answer in the form in which it is kept. */
export function asOutcomes(found: readonly GamePossible[]): GameOutcome[] {
  return found.map(({ game, seat, taken, untouched }) => ({
    seat,
    game: gameName(game),
    untouched: numberOf(untouched),
    taken: numberOf(taken),
    layout: taken.layout,
  }));
}

/** The outcome for one seat and game; undefined when it is not among them. */
export function gameOutcome(
  outcomes: readonly GameOutcome[],
  seat: Seat,
  game: GameName,
): GameOutcome | undefined {
  return outcomes.find((outcome) => outcome.seat === seat && outcome.game === game);
}
