/**
 * How pairs move from table to table in a tournament, so that they meet (Foster, p. 189–191). At
 * each table two pairs sit crosswise: one in the middle of the row of tables, one at its sides.
 */

import {
  MOVEMENT,
  sayMoveBySides,
  sayMoveToNext,
} from '#edition/book/exhibits/movement/movement-words.ts';

/** `sides`: up the sides and down the middle. `next`: one pair of each table goes to the next. */
export type MovementWay = 'sides' | 'next';

/** The pairs at a table, each a number from 0; see {@link pairName}. */
export interface Seating {
  readonly middle: number;
  readonly side: number;
}

/** The numbers of tables in Foster’s list (p. 191). */
export const TABLES = [3, 4, 5, 6, 7, 8] as const;

/** Four players at each table. */
export const playersAt = (tables: number): number => 4 * tables;

/** The rounds after which the pairs are back where they began. */
export const roundsOf = (tables: number, way: MovementWay = 'sides'): number =>
  way === 'sides' ? 2 * tables - 1 : tables;

/** Four deals a round, one for each player at the table. */
export const dealsOf = (tables: number, way: MovementWay = 'sides'): number =>
  4 * roundsOf(tables, way);

/** A, B, C… as Foster letters the pairs. */
export const pairName = (pair: number): string => String.fromCharCode(65 + pair);

/**
 * Who sits where in a round. Pair A, in the middle of table 1, is the pivot and never moves when
 * the others go up the sides and down the middle.
 *
 * @param round from 0; beyond the last the movement begins anew.
 * @returns the tables in order, from table 1.
 */
export function seatingOf(tables: number, round: number, way: MovementWay = 'sides'): Seating[] {
  const numbers = Array.from({ length: tables }, (_, index) => index);
  if (way === 'next') {
    return numbers.map((table) => ({
      middle: modulo(table - round, tables),
      side: 2 * tables - 1 - table,
    }));
  }
  // One loop of places: down the middle from table 2, then up the sides from the last table to
  // table 1. A pair moves on by one place each round.
  const places = 2 * tables - 1;
  const pairAt = (place: number): number => modulo(place - round, places) || places;
  return numbers.map((table) => ({
    middle: table === 0 ? 0 : pairAt(table),
    side: pairAt(places - table),
  }));
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}

/** What happens after a round, in sentences. */
export function sayMove(tables: number, round: number, way: MovementWay): string {
  if (round === roundsOf(tables, way) - 1) {
    return MOVEMENT.lastRound;
  }
  const seating = seatingOf(tables, round, way);
  if (way === 'next') {
    return sayMoveToNext(seating.map(({ middle }) => pairName(middle)));
  }
  return sayMoveBySides({
    up: seating.slice(1).map(({ side }) => pairName(side)),
    down: seating.slice(1, -1).map(({ middle }) => pairName(middle)),
    first: pairName(seating[0]?.side ?? 0),
    last: pairName(seating.at(-1)?.middle ?? 0),
    tables,
  });
}
