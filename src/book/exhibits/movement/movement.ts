/**
 * How pairs move from table to table in a tournament, so that they meet (Foster, p. 189–191). At
 * each table two pairs sit crosswise: one in the middle of the row of tables, one at its sides.
 */

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
    return 'That was the last round. Another move would bring every pair back to where it began.';
  }
  const seating = seatingOf(tables, round, way);
  const names = (pairs: readonly number[]): string => listed(pairs.map(pairName));
  if (way === 'next') {
    return `Now ${names(seating.map(({ middle }) => middle))} go to the next table, the last of them to table 1.`;
  }
  const up = seating.slice(1).map(({ side }) => side);
  const down = seating.slice(1, -1).map(({ middle }) => middle);
  const first = pairName(seating[0]?.side ?? 0);
  const last = pairName(seating.at(-1)?.middle ?? 0);
  return [
    `Now ${names(up)} move up the sides, and ${names(down)} down the middle.`,
    `${first} goes from the side of table 1 to the middle of table 2.`,
    `${last} turns round at table ${tables} and is at its side.`,
  ].join(' ');
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
