/** The words of the sheet of a sitting, and of the list of a series. */
import { signed } from '../game/words/figures.ts';

/** Its headings and labels. */
export const SHEET = {
  sheet: 'Die Liste',
  list: 'Die Liste',
  deal: 'Nr.',
  game: 'Spiel',
  strong: 'Stark',
  claimed: 'Rest beansprucht',
  helped: 'mit Hilfe',
  running: 'wird noch gespielt',
  total: 'Summe',
  lastColumn:
    'In der letzten Spalte hat ein starker Spieler auf denselben Plätzen gegen dieselben Gegner gespielt.',
  asList: 'Als Liste wie im Verein',
  howMadeUp: 'Wie die Liste zustande kommt',
  seeger: 'Punkte nach Seeger',
  totalWithThem: 'Summe mit diesen Punkten',
  balanced: 'Abrechnung',
  seegerMeans:
    'Für ein gewonnenes Spiel bekommt der Alleinspieler 50 dazu. Für ein verlorenes werden dem Alleinspieler 50 abgezogen, und die beiden anderen bekommen je 40.',
  save: 'Die Spiele als Datei speichern',
  file: 'tisch.hand',
} as const;

/** The deal behind a link of the sheet, as it is spoken. */
export const sayDealInRoom = (number: number): string => `Spiel ${number} in der Analyse`;

/** The same as the strong player played it. */
export const sayStrongDeal = (number: number, points: number): string =>
  `Spiel ${number}, wie es der starke Spieler gespielt hat: ${signed(points)}`;

/** The name of a deal’s number, as it is spoken after the number of the line. */
export const sayDealNumber = (name: string): string => `, Blattnummer ${name}`;

/** Where the deals have been saved. */
export const saySaved = (file: string): string => `Die Spiele sind in der Datei ${file}.`;

/** How many deals do not count; at least one. */
export const sayNotCounted = (deals: number): string =>
  deals === 1
    ? 'Ein Spiel zählt nicht, weil du seine Karten kanntest.'
    : `${deals} Spiele zählen nicht, weil du ihre Karten kanntest.`;
