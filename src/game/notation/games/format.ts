/** What the notation must know of a game other than Skat. */
import type { Suit } from '../../cards/cards.ts';
import type { Checked } from '../../../lib/checked.ts';
import type { PositionOf } from '../../cards/play.ts';
import type { LayoutOf, Table } from '../../cards/table.ts';
import type { TrickFormat } from '../format.ts';

/** How hands of a game are written, and which parts of them its rules determine. */
export interface GameFormat<T extends Table> extends TrickFormat<T> {
  /** What stands in the tag `game`. */
  readonly game: string;
  /** Tags that hands of this game alone have. */
  readonly ownTags: readonly string[];
  /** How a hand begins, by what its tags say; or which of them is wrong. */
  begin(tags: Said<T>): Checked<Begun<T>, WrongTag>;
  /** How a hand that was played out came out, as its file says it. */
  readonly result: (position: PositionOf<T>) => string;
}

/** What a hand file says before its play. */
export interface Said<T extends Table> {
  readonly trump: Suit | null;
  /** The tags of this game alone that the file has. */
  readonly own: Readonly<Partial<Record<string, string>>>;
  /** The cards of each line of the deal. */
  readonly deal: Readonly<Record<string, readonly T['card'][]>>;
}

/** How a hand begins. */
export interface Begun<T extends Table> {
  /** The position at the first lead. */
  readonly position: PositionOf<T>;
  readonly contract: T['contract'];
  /** Who has dealt, or null where that does not matter. */
  readonly dealer: T['seat'] | null;
  /** What lies away when play begins, or null. */
  readonly layout: LayoutOf<T> | null;
}

/** A tag that is missing or wrong. */
export interface WrongTag {
  readonly tag: string;
  readonly expected: string;
}
