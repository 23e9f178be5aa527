import type { Seat } from '../game/skat/seats.ts';
import type { PlayedLaw } from './played-laws.ts';
import type { SetGame } from './set-game.ts';

/** A deal that somebody is asked to play. */
export interface AskedDeal {
  readonly number: bigint;
  readonly laws: PlayedLaw | null;
  readonly seat: Seat | null;
  /** The game that it is to be played at; null where it is bid for. */
  readonly game: SetGame | null;
}
