/**
 * A hand prepared for stepping through: every place in every line with all that it shows. Built
 * once by `layOut`, so that a step is a look-up.
 */
import type { PlayedGame } from '../cards/table.ts';
import type { PackCard } from '../cards/cards.ts';
import type { AnyHand, Mark } from '../notation/hand.ts';
import type { Side } from '../skat/result.ts';
import type { Place } from './place.ts';
import type { TableGame } from './table-game.ts';

/** Null for the record (the main line), or the id of a variation. */
export type LineId = string | null;

/** A card on the table. */
export interface TableCard {
  readonly seat: string;
  readonly card: PackCard;
  readonly mark: Mark | null;
}

/** The tricks and points a seat has taken so far. */
export interface SeatScore {
  readonly tricks: number;
  /** Card points in those tricks, without the skat. */
  readonly points: number;
}

/** A text to read at a place. */
export type Note =
  | { readonly kind: 'bidding' | 'hand' | 'layout' | 'variation' | 'trick'; readonly text: string }
  | {
      readonly kind: 'card';
      readonly text: string;
      readonly seat: string;
      readonly card: PackCard;
    }
  | ErratumNote;

/** A place where the hand departs from its source. */
export interface ErratumNote {
  readonly kind: 'erratum';
  /** What the erratum is about, in words: `the deal`, `trick 8, Hinterhand’s card`. */
  readonly about: string;
  readonly printed: string | null;
  readonly corrected: string;
  readonly why: string;
  readonly open: string | null;
}

/** A place in a line, with all that it shows. */
export interface Stop {
  readonly place: Place;
  /** The name of the place, unique in the hand. */
  readonly name: string;
  readonly line: LineId;
  /** The hands: as dealt at `deal`, and everywhere else after two cards were put away. */
  readonly hands: Readonly<Record<string, readonly PackCard[]>>;
  /** The trick on the table, from 1 on, or 0 before the first lead. */
  readonly trick: number;
  /** Who led the trick on the table; before play, who will lead. */
  readonly leader: string;
  /** The cards on the table in the order played; none before play. */
  readonly table: readonly TableCard[];
  /** The index in `table` of the card that wins so far; null before play. */
  readonly winning: number | null;
  /** Who takes the trick and what it counts, once it is complete. */
  readonly taken: { readonly by: string; readonly points: number } | null;
  /** Tricks and points of each seat up to here, this trick included when it is complete. */
  readonly score: Readonly<Record<string, SeatScore>>;
  /** Who plays the next card of this line, or null at its end. */
  readonly toPlay: string | null;
  /** The notes on this place. */
  readonly notes: readonly Note[];
  /** The ids of variations whose first card replaces the next card of this line. */
  readonly branches: readonly string[];
  /** The names of the places before and after in this line; null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The record or a variation. */
export interface ReplayLine {
  readonly game: TableGame;
  readonly id: LineId;
  /** The variation's title; the record has the hand's. */
  readonly title: string;
  /** The line it branches off, and the place where it does; both null for the record. */
  readonly parent: LineId;
  readonly fork: string | null;
  readonly contract: PlayedGame;
  readonly declarer: string | null;
  /** The two cards put away, or null. */
  readonly layout: readonly PackCard[] | null;
  /** False when the line ends before the end of play: it breaks off, or was given up. */
  readonly finished: boolean;
  /** The side that gave up the rest; absent when neither did. */
  readonly conceded?: Side;
  /** The line's own places; those of a variation start where it differs. */
  readonly stops: readonly Stop[];
  /** All places from the deal to the end of the line; those before the fork belong to its parents. */
  readonly path: readonly Stop[];
}

export interface Replay {
  readonly game: TableGame;
  readonly hand: AnyHand;
  /** The counts that matter under the hand's laws. */
  readonly targets: unknown;
  /** The record first, then the variations in the order of the file. */
  readonly lines: ReadonlyMap<LineId, ReplayLine>;
  /** Every place by its name. */
  readonly stops: ReadonlyMap<string, Stop>;
}

/**
 * The line of that id; of a replay of Skat a line of Skat.
 *
 * @throws RangeError when the hand has none.
 */
export function lineOf<Line extends ReplayLine>(
  { hand, lines }: { readonly hand: AnyHand; readonly lines: ReadonlyMap<LineId, Line> },
  id: LineId,
): Line {
  const line = lines.get(id);
  if (line === undefined) throw new RangeError(`${hand.id} has no line ${String(id)}.`);
  return line;
}

/**
 * The stop of that name; of a replay of Skat a stop of Skat.
 *
 * @throws RangeError when there is none; for names from outside use `findPlace`.
 */
export function stopOf<At extends Stop>(
  { hand, stops }: { readonly hand: AnyHand; readonly stops: ReadonlyMap<string, At> },
  name: string,
): At {
  const stop = stops.get(name);
  if (stop === undefined) throw new RangeError(`${hand.id} has no place ${name}.`);
  return stop;
}
