/** The words on the page of an evening: around its games, and above one of them on the table. */
import { dayWords } from '#edition/game/words/dates.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import { decidedWords } from '#edition/analyse/evening/cost-words.ts';
import type { Trouble } from '../../lib/storage/format.ts';
import type { Decided } from './decided.ts';

/** The page around the games. */
export const EVENING = {
  toCards: 'Set up a hand',
  takeGames: 'Save the games as a file',
  takeReport: 'Save the report as a table',
  none: 'No evening is stored here under this address. Read its games again, or bring back your file.',
  name: 'Name of the evening',
  reading: 'The games are being read …',
  games: 'Games of the evening',
  differs: 'its stated result is not the result by the rules',
} as const;

/** How far the games have been analysed. @param isStopped whether the reader has stopped it. */
export const sayAnalysing = (found: number, total: number, isStopped: boolean): string =>
  `${found} of ${total} games have been analysed with all cards open${isStopped ? '.' : ' …'}`;

/** All games have been analysed. @param games one at least. */
export const sayAnalysed = (games: number): string =>
  games === 1
    ? 'The game has been analysed with all cards open.'
    : `All ${games} games have been analysed with all cards open.`;

/**
 * What was played, and who played it.
 *
 * @param played the game by its name, or that there was none.
 * @param by the declarer by name or by seat; empty where nobody played.
 */
export const playedLine = (played: string, by: string): string =>
  by === '' ? played : `${played} by ${by}`;

/** The way from one game to the others. */
export const WALK = {
  name: 'The evening',
  before: 'Previous game',
  next: 'Next game',
  list: 'Back to the list',
} as const;

/** Which game of the evening is on the table, and what decided it, as far as that is known. */
export const gameOfEvening = (number: number, games: number, decided: Decided | null): string =>
  `Game ${number} of ${games}${decided === null ? '' : `: ${decidedWords(decided)}`}`;

/** The list of evenings. */
export const EVENINGS = { heading: 'Evenings' } as const;

/** An evening in the list. @param at when it was read, in milliseconds. */
export const eveningDetails = (games: number, at: number): string =>
  `${counted(games, 'game')}, read on ${dayWords(at)}`;

/** What an evening holds: cards alone, so many games, or some of those in a longer text. */
export type EveningHolds =
  | { readonly is: 'cards' }
  | { readonly is: 'games'; readonly number: number }
  | { readonly is: 'part'; readonly from: number; readonly to: number };

/** The name of an evening: `36 games from 6 December 2010`. @param day in milliseconds. */
export const eveningName = (holds: EveningHolds, day: number): string =>
  `${holdsWords(holds)} from ${dayWords(day)}`;

function holdsWords(holds: EveningHolds): string {
  switch (holds.is) {
    case 'cards':
      return 'Cards';
    case 'games':
      return counted(holds.number, 'game');
    case 'part':
      return `Games ${grouped(holds.from)} to ${grouped(holds.to)}`;
  }
}

/** What became of evenings that could not be stored or read back. */
export const EVENINGS_TROUBLES: Readonly<Record<Trouble, string>> = {
  forbidden:
    'This browser does not let the page store anything, so the list will be lost when you leave. Save the games as a file first.',
  full: 'There is no more room in this browser: save the games as a file, or delete an evening.',
  damaged:
    'Some of the evenings kept here could not be read. They were put aside and not deleted; those that could be read are listed.',
  stuck:
    'Some of the evenings kept here could not be read, and this browser has no room to put them aside. So that they are not lost, nothing here is changed.',
  newer:
    'The evenings kept here were written by a newer version of this page. They are left as they are; reload the page to see them.',
};
