/** The tournament desk: its views, its tables and rounds, and its forms to print. */
import type { Method } from './tournament.ts';

/** The desk around its views. */
export const DESK = {
  loading: 'Einen Moment.',
  fresh: 'Ein neues Turnier',
  kept: 'Hier gespeicherte Turniere',
  views: { seats: 'Tischplan', forms: 'Vordrucke', slips: 'Zettel', results: 'Ergebnisse' },
  choice: 'Was du sehen willst',
  open: 'Dieses Turnier',
  another: 'Ein anderes Turnier',
  printResults: 'Ergebnisse drucken',
} as const;

/** A tournament without a name, by its day. */
export const sayTournamentOf = (day: string): string => `Turnier vom ${day}`;

/** What the list of kept tournaments says of each. */
export const sayKept = (players: number, day: string): string => `${players} Spieler, ${day}`;

/** The name of a sitting. */
export const roundWord = (method: Method): string => (method === 'series' ? 'Serie' : 'Runde');

/** A sitting among all. @param number from 1. */
export const sayRound = (method: Method, number: number, rounds: number): string =>
  `${roundWord(method)} ${number} von ${rounds}`;

/** The button that shows the next sitting. */
export const nextRound = (method: Method): string => `Nächste ${roundWord(method)}`;

/** What is missing of a sitting, behind its number in a list. */
export const ROUND_STATES = {
  unseated: (number: number): string => `${number}, noch ohne Plätze`,
  complete: (number: number): string => `${number}, vollständig`,
  missing: (number: number, slips: number): string =>
    `${number}, ${slips} ${slips === 1 ? 'fehlt' : 'fehlen'}`,
} as const;

/** `Tisch 3`, or with its section. */
export const deskTableWords = ({
  number,
  section,
}: {
  readonly number: number;
  readonly section: number | null;
}): string => (section === null ? `Tisch ${number}` : `Tisch ${number}, Gruppe ${section}`);

/** The forms for the tables, to print. */
export const FORMS = {
  printSheets: 'Listen drucken',
  printSlips: 'Zettel drucken',
  /** A line with marks (src/lib/marked.ts). */
  series:
    'Ein Zettel für jeden Spieler und jede Serie, soweit die Plätze vergeben sind. Die Liste von heute steht bei den [Listen zum Ausdrucken](/score/form/): Sie hat 36 Zeilen, ein Vierertisch braucht also zwei.',
  mostPoints: 'Meiste Punkte',
  mostGames: 'Meiste Spiele',
  deal: 'Nr.',
  remarks: 'Bemerkungen',
  won: 'gew.',
  lost: 'verl.',
  /** The lines at the foot of the sheet. */
  sumSoFar: 'Übertrag',
  sum: 'Summe',
  points: 'Punkte',
  games: 'Spiele',
  /** The fields of a slip. */
  slip: ['Punkte, netto', 'Spiele, netto', 'Bemerkung', 'Unterschrift'],
  seriesSlip: ['Gesamtpunkte', 'Gewonnene Spiele', 'Verlorene Spiele', 'Unterschrift'],
} as const;

/** The deals of a printed page. */
export const sayPage = (table: string, first: number, last: number): string =>
  `${table}, Spiele ${first} bis ${last}`;

/** Where a player sits, at the head of a slip: in series by seat, else by pair. */
export const SLIP_SEATS = {
  seat: (number: number): string => `Platz ${number}`,
  pair: (letter: string): string => `Paar ${letter}`,
} as const;
