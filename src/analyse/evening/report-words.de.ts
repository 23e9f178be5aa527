/** The words of the report on an evening, and of its table for a spreadsheet. */
import { counted } from '../../game/words/nouns.de.ts';
import { sideName } from '../../game/replay/counts.ts';
import type { Deed } from '../../game/analysis/deeds.ts';
import type { Side } from '../../game/skat/result.ts';
import type { EveningReport } from './report.ts';

/** The report around its numbers. */
export const REPORT = {
  heading: 'Der Abend im Ganzen',
  byPlayer: 'Nach Spielern',
  bySeat: 'Nach Plätzen',
  byGame: 'Nach Spielen',
  won: 'Gewonnen',
  lost: 'Verloren',
  score: 'Punkte',
  givenByKind: 'Was verschenkt wurde, nach der Art',
  givenByPlayer: 'Was verschenkt wurde, nach Spielern',
  times: 'Anzahl',
  points: 'Augen',
  games: 'Spiele',
  openCards:
    'Diese Zahlen sind mit offenen Karten gerechnet. Wer hier etwas verschenkt hat, kann also nach dem, was zu sehen war, gut gespielt haben. Als verschenkt gilt ein Spiel, das vor einer Karte gewonnen und nach ihr verloren war, was auch immer später noch kam.',
} as const;

/** The games of an evening, counted. */
export function sayReport({ all, games, passed, wrong }: EveningReport): string {
  const unread = wrong === 0 ? '' : `, davon ${wrong} unlesbar`;
  const undecided = passed === 0 ? '' : `, ${passed} ohne Ergebnis`;
  return `${counted(games, 'game')}${unread}: ${all.won} gewonnen, ${all.lost} verloren${undecided}.`;
}

const DEEDS: Readonly<Record<Deed, string>> = {
  layout: 'Gedrückte Karten',
  lead: 'Ausspiel',
  second: 'Zweite Karte eines Stichs',
  third: 'Dritte Karte eines Stichs',
  'giving-up': 'Aufgeben eines gewonnenen Spiels',
};

/** What a side did, as the head of a row. */
export const deedOfSide = (deed: Deed, side: Side): string => `${DEEDS[deed]}: ${sideName(side)}`;

/** The heads of the table’s columns, in their order. */
export const SHEET_HEADS = {
  number: 'Nummer',
  name: 'Name',
  date: 'Datum',
  V: 'Vorhand',
  M: 'Mittelhand',
  H: 'Hinterhand',
  declarer: 'Alleinspieler',
  seat: 'Platz',
  game: 'Spiel',
  won: 'Gewonnen',
  points: 'Augen',
  score: 'Punkte',
  worth: 'Wert der Karten',
  givenByDeclarer: 'Vom Alleinspieler verschenkt',
  givenByDefenders: 'Von den Gegenspielern verschenkt',
  decidedBy: 'Entschieden durch',
  fault: 'Fehler',
} as const;

/** The words in the cells of the table. */
export const SHEET_CELLS = {
  won: 'ja',
  lost: 'nein',
  decidedBy: { cards: 'Karten', play: 'Spiel', bid: 'Reizen' },
} as const;
