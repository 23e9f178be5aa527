/** The words on the page of an evening: around its games, and above one of them on the table. */
import { dayWords } from '#edition/game/words/dates.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import { decidedWords } from '#edition/analyse/evening/cost-words.ts';
import type { Trouble } from '../../lib/storage/format.ts';
import type { Decided } from './decided.ts';

/** The page around the games. */
export const EVENING = {
  toCards: 'Zu den Karten',
  takeGames: 'Die Spiele als Datei mitnehmen',
  takeReport: 'Den Bericht als Tabelle mitnehmen',
  none: 'Unter dieser Adresse ist hier kein Skatabend gespeichert. Lies seine Spiele noch einmal ein, oder hol deine Datei zurück.',
  name: 'Name des Abends',
  reading: 'Die Spiele werden gelesen …',
  games: 'Spiele des Abends',
  differs: 'das angegebene Ergebnis weicht von den Regeln ab',
} as const;

/** How far the games have been analysed. @param isStopped whether the reader has stopped it. */
export const sayAnalysing = (found: number, total: number, isStopped: boolean): string =>
  `${found} von ${counted(total, 'game', 'dative')} mit offenen Karten durchgerechnet${isStopped ? '.' : ' …'}`;

/** All games have been analysed. @param games one at least. */
export const sayAnalysed = (games: number): string =>
  games === 1
    ? 'Das Spiel ist mit offenen Karten durchgerechnet.'
    : `Alle ${games} Spiele sind mit offenen Karten durchgerechnet.`;

/**
 * What was played, and who played it.
 *
 * @param played the game by its name, or that there was none.
 * @param by the declarer by name or by seat; empty where nobody played.
 */
export const playedLine = (played: string, by: string): string =>
  by === '' ? played : `${by}: ${played}`;

/** The way from one game to the others. */
export const WALK = {
  name: 'Der Skatabend',
  before: 'Voriges Spiel',
  next: 'Nächstes Spiel',
  list: 'Zur Liste',
} as const;

/** Which game of the evening is on the table, and what decided it, as far as that is known. */
export const gameOfEvening = (number: number, games: number, decided: Decided | null): string =>
  `Spiel ${number} von ${games}${decided === null ? '' : `: ${decidedWords(decided)}`}`;

/** The list of evenings. */
export const EVENINGS = { heading: 'Skatabende' } as const;

/** An evening in the list. @param at when it was read, in milliseconds. */
export const eveningDetails = (games: number, at: number): string =>
  `${counted(games, 'game')}, eingelesen am ${dayWords(at)}`;

/** What an evening holds: cards alone, so many games, or some of those in a longer text. */
export type EveningHolds =
  | { readonly is: 'cards' }
  | { readonly is: 'games'; readonly number: number }
  | { readonly is: 'part'; readonly from: number; readonly to: number };

/** The name of an evening: `36 Spiele vom 6. Dezember 2010`. @param day in milliseconds. */
export const eveningName = (holds: EveningHolds, day: number): string =>
  `${holdsWords(holds)} vom ${dayWords(day)}`;

function holdsWords(holds: EveningHolds): string {
  switch (holds.is) {
    case 'cards':
      return 'Karten';
    case 'games':
      return counted(holds.number, 'game');
    case 'part':
      return `Spiele ${grouped(holds.from)} bis ${grouped(holds.to)}`;
  }
}

/** What became of evenings that could not be stored or read back. */
export const EVENINGS_TROUBLES: Readonly<Record<Trouble, string>> = {
  forbidden:
    'Dieser Browser speichert nichts für diese Seite: Die Liste ist weg, sobald du sie verlässt. Nimm die Spiele vorher als Datei mit.',
  full: 'Dafür ist in diesem Browser kein Platz mehr: Nimm die Spiele als Datei mit, oder lösche einen Skatabend.',
  damaged:
    'Einige der hier gespeicherten Skatabende ließen sich nicht lesen. Sie wurden beiseitegelegt, nicht gelöscht; die übrigen siehst du hier.',
  stuck:
    'Einige der hier gespeicherten Skatabende ließen sich nicht lesen, und um sie beiseitezulegen, hat dieser Browser keinen Platz. Damit sie nicht verloren gehen, wird hier nichts geändert.',
  newer:
    'Die hier gespeicherten Skatabende stammen von einer neueren Version dieser Seite. Sie bleiben, wie sie sind; lade die Seite neu, dann siehst du sie.',
};
