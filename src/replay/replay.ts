/**
 * A hand laid out for reading: every place of every line with all there is to see there. Built
 * once by `layOut`; a step is then a look-up.
 */
import type { Hand, Mark } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import type { Layout } from '../skat/deal.ts';
import type { Targets } from '../skat/laws/law.ts';
import type { Side } from '../skat/result.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import type { Place } from './place.ts';

/** A line of play: null is the record (the main line), a text the variation of that id. */
export type LineId = string | null;

/** A card on the table. */
export interface TableCard {
  readonly seat: Seat;
  readonly card: Card;
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
  | { readonly kind: 'card'; readonly text: string; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'erratum';
      /** What it concerns, in words: `the deal`, `trick 8, Hinterhand`. */
      readonly about: string;
      readonly printed: string | null;
      readonly corrected: string;
      readonly why: string;
      readonly open: string | null;
    };

/** A place in a line, and what is to be seen there. */
export interface Stop {
  readonly place: Place;
  /** The name of the place, unique in the hand. */
  readonly name: string;
  readonly line: LineId;
  /** The hands as dealt at `deal`, after laying out everywhere else. */
  readonly hands: BySeat<readonly Card[]>;
  /** The trick on the table, 1 to 10, or 0 before the first lead. */
  readonly trick: number;
  /** Who led the trick on the table; before play Vorhand. */
  readonly leader: Seat;
  /** The cards on the table in the order played: none before play, else one to three. */
  readonly table: readonly TableCard[];
  /** Which of them wins so far; null before play. */
  readonly winning: number | null;
  /** Who takes the trick and its card points, once its third card lies there. */
  readonly taken: { readonly by: Seat; readonly points: number } | null;
  /** Tricks and points of each seat up to here, this trick included when it is complete. */
  readonly score: BySeat<Taken>;
  /** Who plays the next card of this line, or null at its end. */
  readonly toPlay: Seat | null;
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
  readonly id: LineId;
  /** The variation's title; the record has the hand's. */
  readonly title: string;
  /** The line it leaves and the place where it does; both null for the record. */
  readonly parent: LineId;
  readonly fork: string | null;
  readonly contract: Contract;
  readonly declarer: Seat | null;
  /** What was put away, or null. */
  readonly layout: Layout | null;
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
  readonly hand: Hand;
  /** The counts that matter under its laws. */
  readonly targets: Targets;
  /** The record first, then the variations in the order of the file. */
  readonly lines: ReadonlyMap<LineId, ReplayLine>;
  /** Every place by its name. */
  readonly stops: ReadonlyMap<string, Stop>;
}

/**
 * The line of that id.
 *
 * @throws RangeError when the hand has none.
 */
export function lineOf(replay: Replay, id: LineId): ReplayLine {
  const line = replay.lines.get(id);
  if (line === undefined) throw new RangeError(`${replay.hand.id} has no line ${String(id)}.`);
  return line;
}

/**
 * The stop of that name.
 *
 * @throws RangeError when there is none; for names from outside use `findPlace`.
 */
export function stopOf(replay: Replay, name: string): Stop {
  const stop = replay.stops.get(name);
  if (stop === undefined) throw new RangeError(`${replay.hand.id} has no place ${name}.`);
  return stop;
}
