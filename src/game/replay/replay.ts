/**
 * A hand laid out for reading: every place of every line with all there is to see there. Built
 * once by `layOut`; a step is then a look-up.
 */
import type { Hand, HandOf, Mark } from '../notation/hand.ts';
import type { SkatTable } from '../skat/play.ts';
import type { Side } from '../skat/result.ts';
import type { BySeatOf, LayoutOf, Table } from '../cards/table.ts';
import type { Place } from './place.ts';
import type { TableGame } from './table-game.ts';

/** A line of play: null is the record (the main line), a text the variation of that id. */
export type LineId = string | null;

/** A card on the table. */
export interface TableCard<T extends Table = SkatTable> {
  readonly seat: T['seat'];
  readonly card: T['card'];
  readonly mark: Mark | null;
}

/** What a seat has taken so far. */
export interface Taken {
  readonly tricks: number;
  /** Card points in those tricks; the skat is counted apart. */
  readonly points: number;
}

/** Something to be read at a place. */
export type Note<T extends Table = SkatTable> =
  | { readonly kind: 'bidding' | 'hand' | 'layout' | 'variation' | 'trick'; readonly text: string }
  | {
      readonly kind: 'card';
      readonly text: string;
      readonly seat: T['seat'];
      readonly card: T['card'];
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
export interface Stop<T extends Table = SkatTable> {
  readonly place: Place;
  /** The name of the place, unique in the hand. */
  readonly name: string;
  readonly line: LineId;
  /** The hands as dealt at `deal`, after laying out everywhere else. */
  readonly hands: BySeatOf<T, readonly T['card'][]>;
  /** The trick on the table, from 1 on, or 0 before the first lead. */
  readonly trick: number;
  /** Who led the trick on the table; before play who is to lead. */
  readonly leader: T['seat'];
  /** The cards on the table in the order played: none before play. */
  readonly table: readonly TableCard<T>[];
  /** Which of them wins so far; null before play. */
  readonly winning: number | null;
  /** Who takes the trick and what it counts, once its last card lies there. */
  readonly taken: { readonly by: T['seat']; readonly points: number } | null;
  /** Tricks and points of each seat up to here, this trick included when it is complete. */
  readonly score: BySeatOf<T, Taken>;
  /** Who plays the next card of this line, or null at its end. */
  readonly toPlay: T['seat'] | null;
  /** What is to be read exactly here. */
  readonly notes: readonly Note<T>[];
  /** Variations that leave the line here: their first card stands against this line's next. */
  readonly branches: readonly string[];
  /** The names of the places before and after in this line; null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The record or a variation. */
export interface ReplayLine<T extends Table = SkatTable> {
  readonly game: TableGame<T>;
  readonly id: LineId;
  /** The variation's title; the record has the hand's. */
  readonly title: string;
  /** The line it leaves and the place where it does; both null for the record. */
  readonly parent: LineId;
  readonly fork: string | null;
  readonly contract: T['contract'];
  readonly declarer: T['seat'] | null;
  /** What was put away, or null. */
  readonly layout: LayoutOf<T> | null;
  /** False when the line stops before the end of play: it breaks off, or was given up. */
  readonly finished: boolean;
  /** The side that gave up the rest; absent when neither did. */
  readonly conceded?: Side;
  /** The places that are this line's own; a variation's first is where it differs. */
  readonly stops: readonly Stop<T>[];
  /** All places from the deal to the end of the line, those before the fork from its parents. */
  readonly path: readonly Stop<T>[];
}

export interface Replay<T extends Table = SkatTable> {
  readonly game: TableGame<T>;
  readonly hand: T extends SkatTable ? Hand : HandOf<T>;
  /** The counts that matter under its laws. */
  readonly targets: T['targets'];
  /** The record first, then the variations in the order of the file. */
  readonly lines: ReadonlyMap<LineId, ReplayLine<T>>;
  /** Every place by its name. */
  readonly stops: ReadonlyMap<string, Stop<T>>;
}

/**
 * The line of that id.
 *
 * @throws RangeError when the hand has none.
 */
export function lineOf<T extends Table>(replay: Replay<T>, id: LineId): ReplayLine<T> {
  const line = replay.lines.get(id);
  if (line === undefined) throw new RangeError(`${replay.hand.id} has no line ${String(id)}.`);
  return line;
}

/**
 * The stop of that name.
 *
 * @throws RangeError when there is none; for names from outside use `findPlace`.
 */
export function stopOf<T extends Table>(replay: Replay<T>, name: string): Stop<T> {
  const stop = replay.stops.get(name);
  if (stop === undefined) throw new RangeError(`${replay.hand.id} has no place ${name}.`);
  return stop;
}
