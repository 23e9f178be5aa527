/** What the notation must know of a game other than Skat. */
import type { PlayedGame } from '../../cards/table.ts';
import type { PackCard, Suit } from '../../cards/cards.ts';
import type { Checked } from '../../../lib/checked.ts';
import type { TrickPosition } from '../../cards/play.ts';
import type { TrickFormat } from '../format.ts';

/** How hands of a game are written, and what of them its rules settle. */
export interface GameFormat extends TrickFormat {
  /** What stands in the tag `game`. */
  readonly game: string;
  /** Tags that hands of this game alone have. */
  readonly ownTags: readonly string[];
  /** How a hand begins, by what its tags say; or which of them is wrong. */
  begin(said: Said): Checked<Begun, WrongTag>;
  /** How a hand that was played out came out, as its file says it. */
  result(position: TrickPosition): string;
}

/** What a hand file says before its play. */
export interface Said {
  readonly trump: Suit | null;
  /** The tags of this game alone that the file has. */
  readonly own: Readonly<Partial<Record<string, string>>>;
  /** The cards of each line of the deal. */
  readonly deal: Readonly<Record<string, readonly PackCard[]>>;
}

/** How a hand begins. */
export interface Begun {
  /** The position at the first lead. */
  readonly position: TrickPosition;
  readonly contract: PlayedGame;
  /** Who has dealt, or null where that does not matter. */
  readonly dealer: string | null;
  /** What lies away when play begins, or null. */
  readonly layout: readonly PackCard[] | null;
}

/** A tag that is missing or wrong. */
export interface WrongTag {
  readonly tag: string;
  readonly expected: string;
}
