/** What the games of an evening are found to have cost, as it is kept. */
import type { Measure } from './measure.ts';
import type { Side } from '../skat/result.ts';
import type { Seat } from '../skat/seats.ts';

/** What was done: two cards put away; a trick led, or played to as second or third; the rest given up. */
export const DEEDS = ['layout', 'lead', 'second', 'third', 'giving-up'] as const;
export type Deed = (typeof DEEDS)[number];

/** An act by which a side gave something away, judged with all cards open. */
export interface Mistake {
  /** The place it led to, as addresses name it. */
  readonly place: string;
  readonly side: Side;
  /** Null where the whole side did it. */
  readonly seat: Seat | null;
  readonly deed: Deed;
  /** Card points; in a game about none or all tricks, and where the rest was given up, 0. */
  readonly cost: number;
  /** Whether a game that was won for this side was lost by it. */
  readonly turned: boolean;
}

/** A game with all cards open. */
export interface Cost {
  readonly measure: Measure;
  /** From which value on the declarer wins: points, or 1 for an aim. */
  readonly needed: number;
  /** What the cards were worth: with the best two put away, if the declarer put two away. */
  readonly best: number;
  /** The value when play ended. */
  readonly end: number;
  readonly mistakes: readonly Mistake[];
}
