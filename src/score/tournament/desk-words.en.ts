/** The tournament desk: its views, its tables and rounds, and its forms to print. */
import type { Method } from './tournament.ts';

/** The desk around its views. */
export const DESK = {
  loading: 'One moment.',
  fresh: 'A new tournament',
  kept: 'Tournaments kept here',
  views: { seats: 'Seats', forms: 'Forms', slips: 'Slips', results: 'Results' },
  choice: 'What to see',
  open: 'This tournament',
  another: 'Another tournament',
  printResults: 'Print the results',
} as const;

/** A tournament without a name, by its day. */
export const sayTournamentOf = (day: string): string => `Tournament of ${day}`;

/** What the list of kept tournaments says of each. */
export const sayKept = (players: number, day: string): string => `${players} players, ${day}`;

/** The name of a sitting. */
export const roundWord = (method: Method): string => (method === 'series' ? 'Series' : 'Round');

/** A sitting among all. @param number from 1. */
export const sayRound = (method: Method, number: number, rounds: number): string =>
  `${roundWord(method)} ${number} of ${rounds}`;

/** The button that shows the next sitting. */
export const nextRound = (method: Method): string =>
  method === 'series' ? 'Next series' : 'Next round';

/** What is missing of a sitting, behind its number in a list. */
export const ROUND_STATES = {
  unseated: (number: number): string => `${number}, no seats yet`,
  complete: (number: number): string => `${number}, complete`,
  missing: (number: number, slips: number): string => `${number}, ${slips} missing`,
} as const;

/** `Table 3`, or with its section. */
export const deskTableWords = ({
  number,
  section,
}: {
  readonly number: number;
  readonly section: number | null;
}): string => (section === null ? `Table ${number}` : `Table ${number}, section ${section}`);

/** The forms for the tables, to print. */
export const FORMS = {
  printSheets: 'Print the score sheets',
  printSlips: 'Print the slips',
  /** A line with marks (src/lib/marked.ts). */
  series:
    'A slip for each player and series, as far as seats have been given. Today’s list is among [the sheets to print](/score/form/): it has 36 lines, so a table of four takes two.',
  mostPoints: 'Most points',
  mostGames: 'Most games',
  deal: 'Deal',
  remarks: 'Remarks',
  won: 'won',
  lost: 'lost',
  /** The lines at the foot of the sheet. */
  sumSoFar: 'Sum so far',
  sum: 'Sum',
  points: 'Points',
  games: 'Games',
  /** The fields of a slip. */
  slip: ['Points, net', 'Games, net', 'Remark', 'Signed'],
  seriesSlip: ['Points, in all', 'Games won', 'Games lost', 'Signed'],
} as const;

/** The deals of a printed page. */
export const sayPage = (table: string, first: number, last: number): string =>
  `${table}, deals ${first} to ${last}`;

/** Where a player sits, at the head of a slip: in series by seat, else by pair. */
export const SLIP_SEATS = {
  seat: (number: number): string => `seat ${number}`,
  pair: (letter: string): string => `pair ${letter}`,
} as const;
