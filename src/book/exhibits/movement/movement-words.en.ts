/** What stands beside the movements of a tournament. */
import { listed } from '#edition/game/words/lists.ts';

/** The labels of the figure. */
export const MOVEMENT = {
  tables: 'Tables',
  movement: 'Movement',
  ways: { sides: 'Up the sides, down the middle', next: 'To the next table' },
  back: 'Back',
  nextRound: 'Next round',
  round: 'Round',
  table: 'Table',
  lastRound: 'That was the last round. Another move would bring every pair back to where it began.',
} as const;

/** The list of players, tables, rounds and deals. */
export const ROUNDS_TABLE = {
  players: 'Players',
  tables: 'Tables',
  rounds: 'Rounds',
  deals: 'Deals',
} as const;

/** Which round is shown. @param round from 1. */
export const sayRound = (round: number, rounds: number): string => `Round ${round} of ${rounds}`;

/** Who sits at a table. @param table from 1. @param middle the letter of the pair. */
export const saySeating = (table: number, middle: string, side: string): string =>
  `Table ${table}: ${middle} in the middle, ${side} at the sides`;

/** A number of tables. */
export const sayTables = (tables: number): string => `${tables} tables`;

/** The head of the list of all rounds. */
export const sayMeetings = (tables: number, rounds: number): string =>
  `${tables} tables: who meets whom in ${rounds} rounds`;

/** The move to the next table. @param pairs the letters of those that go. */
export const sayMoveToNext = (pairs: readonly string[]): string =>
  `Now ${listed(pairs)} go to the next table, the last of them to table 1.`;

/**
 * The move up the sides and down the middle.
 *
 * @param move the letters of the pairs that go up and down, of the one that comes into the middle and of
 *   the one that turns round at the last table.
 */
export function sayMoveBySides(move: {
  readonly up: readonly string[];
  readonly down: readonly string[];
  readonly first: string;
  readonly last: string;
  readonly tables: number;
}): string {
  const { down, first, last, tables, up } = move;
  return [
    `Now ${listed(up)} move up the sides, and ${listed(down)} down the middle.`,
    `${first} goes from the side of table 1 to the middle of table 2.`,
    `${last} turns round at table ${tables} and is at its side.`,
  ].join(' ');
}
