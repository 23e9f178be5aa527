/** The words on the page of all drills. */
import { countedInWords } from '../game/words/number-words.de.ts';
import { capital } from '../game/words/text.ts';
import type { Level } from './drill.ts';

/** The page around the list. */
export const PRACTICE_PAGE = {
  title: 'Üben',
  description:
    'Übungen für das, was Skatspieler im Kopf machen: Augen zählen, Spitzen zählen, Spielwerte rechnen.',
  opening:
    'Zehn Fragen zu dem, was du schon gelernt hast, in etwa drei Minuten. Jeden Tag gibt es neue.',
  moreHeading: 'Mehr zum Üben',
  more: [
    '[Aufgaben](/problems/): Du sitzt am Tisch. Welche Karte ist die beste? Jeden Tag gibt es eine neue, und Hunderte nach Thema und Schwierigkeit.',
    '[Gegen die Uhr](/practice/sprint/): Zähl Augen zusammen, drei Minuten lang oder bis zum ersten Fehler.',
    '[Ein ganzes Spiel](/practice/whole-hand/): Zähl bei einem Spiel aus dem Buch mit oder bei einem eigenen.',
    '[Der Tisch](/play/): Spiel gegen zwei Computerspieler, ein Spiel nach dem anderen.',
    '[Dein Fortschritt](/practice/progress/): Wie sicher du bist. Das weiß nur dieser Browser.',
  ],
} as const;

/** The headings of the list. */
export const DRILL_LIST = {
  first: 'Fang mit einer von diesen an',
  fitting: 'Übungen, die jetzt zu dir passen',
  others: 'Alle anderen Übungen',
} as const;

/** Why a drill fits: so many questions of it come back. */
export const sayDueCount = (count: number): string =>
  `${capital(countedInWords(count, 'question'))} ${count === 1 ? 'kommt' : 'kommen'} wieder`;

/** Why a drill fits: it goes on at this level. */
export const sayAtLevel = (level: Level, top: Level): string =>
  `Du bist auf Stufe ${level} von ${top}`;

/** Why a drill fits: the reader has not tried it. */
export const NEW_TO_YOU = 'Neu für dich';

/** The recent answers in a drill. */
export const sayLately = (right: number, total: number): string =>
  `Zuletzt waren ${right} von ${total} richtig.`;
