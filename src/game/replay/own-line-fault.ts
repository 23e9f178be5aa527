/** Why the reader's own line cannot be played. */
import type { Card } from '../skat/cards.ts';
import type { IllegalPlay } from '../skat/play.ts';
import type { Seat } from '../skat/seats.ts';

/** The first card of an own line that may not be played. */
export interface OwnLineFault {
  /** How many cards before it may be played. */
  readonly index: number;
  readonly card: Card;
  /** Who would have to play it, and in which trick. */
  readonly seat: Seat;
  readonly trick: number;
  readonly why: IllegalPlay;
}
