/** What the notation must know of a game other than Skat. */
import type { Suit } from '../../tricks/cards.ts';
import type { PositionOf } from '../../tricks/play.ts';
import type { Table } from '../../tricks/table.ts';
import type { TrickFormat } from '../format.ts';

/** How hands of a game are written, and what of them its rules settle. */
export interface GameFormat<T extends Table> extends TrickFormat<T> {
  /** What stands in the tag `game`. */
  readonly game: string;
  /** What is played with this trump suit; null when the game cannot be played so. */
  contract(trump: Suit | null): T['contract'] | null;
  /** Who leads first, and who has dealt. */
  readonly leader: T['seat'];
  readonly dealer: T['seat'] | null;
  /** How a hand that was played out came out, as its file says it. */
  readonly result: (position: Pick<PositionOf<T>, 'tricks'>) => string;
}
