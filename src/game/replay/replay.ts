/**
 * A hand laid out for reading: every place of every line with all there is to see there. Built
 * once by `layOut`; a step is then a look-up.
 */
import type { PlayedGame } from '../cards/table.ts';
import type { PackCard } from '../cards/cards.ts';
import type { AnyHand, Mark } from '../notation/hand.ts';
import type { Side } from '../skat/result.ts';
import type { Place } from './place.ts';
import type { TableGame } from './table-game.ts';

/** A line of play: null is the record (the main line), a text the variation of that id. */
export type LineId = string | null;

/** A card on the table. */
export interface TableCard {
  readonly seat: string;
  readonly card: PackCard;
  readonly mark: Mark | null;
}

/** What a seat has taken so far. */
export interface Taken {
  readonly tricks: number;
  /** Card points in those tricks; the skat is counted apart. */
  readonly points: number;
}

/** Something to be read at a place. */
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
  /** What it concerns, in words: `the deal`, `trick 8, Hinterhand`. */
  readonly about: string;
  readonly printed: string | null;
  readonly corrected: string;
  readonly why: string;
  readonly open: string | null;
}

/** A place in a line, and what is to be seen there. */
export interface Stop {
  readonly place: Place;
  /** The name of the place, unique in the hand. */
  readonly name: string;
  readonly line: LineId;
  /** The hands as dealt at `deal`, after laying out everywhere else. */
  readonly hands: Readonly<Record<string, readonly PackCard[]>>;
  /** The trick on the table, from 1 on, or 0 before the first lead. */
  readonly trick: number;
  /** Who led the trick on the table; before play who is to lead. */
  readonly leader: string;
  /** The cards on the table in the order played: none before play. */
  readonly table: readonly TableCard[];
  /** Which of them wins so far; null before play. */
  readonly winning: number | null;
  /** Who takes the trick and what it counts, once its last card lies there. */
  readonly taken: { readonly by: string; readonly points: number } | null;
  /** Tricks and points of each seat up to here, this trick included when it is complete. */
  readonly score: Readonly<Record<string, Taken>>;
  /** Who plays the next card of this line, or null at its end. */
  readonly toPlay: string | null;
  /** What is to be read exactly here. */
  readonly notes: readonly Note[];
  /** Variations that leave the line here: their first card stands against this line's next. */
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
  /** The line it leaves and the place where it does; both null for the record. */
  readonly parent: LineId;
  readonly fork: string | null;
  readonly contract: PlayedGame;
  readonly declarer: string | null;
  /** What was put away, or null. */
  readonly layout: readonly PackCard[] | null;
  /** False when the line stops before the end of play: it breaks off, or was given up. */
  readonly finished: boolean;
  /** The side that gave up the rest; absent when neither did. */
  readonly conceded?: Side;
  /** The places that are this line's own; a variation's first is where it differs. */
  readonly stops: readonly Stop[];
  /** All places from the deal to the end of the line, those before the fork from its parents. */
  readonly path: readonly Stop[];
}

export interface Replay {
  readonly game: TableGame;
  readonly hand: AnyHand;
  /** The counts that matter under its laws. */
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
