/** What stands beside the movements of a tournament. */
import { listed } from '#edition/game/words/lists.ts';

/** The labels of the figure. */
export const MOVEMENT = {
  tables: 'Tische',
  movement: 'Wechsel',
  ways: { sides: 'An den Seiten hinauf, in der Mitte hinunter', next: 'An den nächsten Tisch' },
  back: 'Zurück',
  nextRound: 'Nächste Runde',
  round: 'Runde',
  table: 'Tisch',
  lastRound:
    'Das war die letzte Runde. Nach noch einem Wechsel säße jedes Paar wieder da, wo es begonnen hat.',
} as const;

/** The list of players, tables, rounds and deals. */
export const ROUNDS_TABLE = {
  players: 'Spieler',
  tables: 'Tische',
  rounds: 'Runden',
  deals: 'Spiele',
} as const;

/** Which round is shown. @param round from 1. */
export const sayRound = (round: number, rounds: number): string => `Runde ${round} von ${rounds}`;

/** Who sits at a table. @param table from 1. @param middle the letter of the pair. */
export const saySeating = (table: number, middle: string, side: string): string =>
  `Tisch ${table}: ${middle} in der Mitte, ${side} an den Seiten`;

/** A number of tables. */
export const sayTables = (tables: number): string => `${tables} Tische`;

/** The head of the list of all rounds. */
export const sayMeetings = (tables: number, rounds: number): string =>
  `${tables} Tische: wer in ${rounds} Runden auf wen trifft`;

/** The move to the next table. @param pairs the letters of those that go. */
export const sayMoveToNext = (pairs: readonly string[]): string =>
  `Jetzt gehen ${listed(pairs)} an den nächsten Tisch, das letzte Paar an Tisch 1.`;

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
    `Jetzt rücken ${listed(up)} an den Seiten hinauf, in der Mitte geht es für ${listed(down)} hinunter.`,
    `${first} wechselt von der Seite an Tisch 1 in die Mitte von Tisch 2.`,
    `${last} kehrt an Tisch ${tables} um und sitzt dort nun an der Seite.`,
  ].join(' ');
}
