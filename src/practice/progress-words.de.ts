/** The words on the page of a reader’s progress. */
import { counted } from '../game/words/nouns.de.ts';
import { sayTime } from './say-time.ts';

/** The page around it. */
export const PROGRESS_PAGE = {
  title: 'Dein Fortschritt',
  description:
    'Wie sicher und wie schnell du in jeder Übung wirst, und dein Fortschritt als Datei.',
  opening: 'Das weiß nur dieser Browser. [Alle Übungen](/practice/)',
  withoutScript:
    'Für den Fortschritt braucht die Seite JavaScript. Lesen und drucken kannst du die Übungen auch ohne.',
} as const;

/** All drills together, and the file. */
export const PROGRESS = {
  none: 'Noch nichts. Nach deinen ersten Antworten siehst du hier, wie sicher und wie schnell du in jeder Übung bist.',
  drill: 'Übung',
  level: 'Stufe',
  lately: 'Zuletzt richtig',
  each: 'Je Frage',
  keepHeading: 'Zum Mitnehmen',
  keep: 'Dein Fortschritt steht nur in diesem Browser. Als Datei nimmst du ihn in einen anderen mit, zusammen mit [deiner Stelle im Buch, deinen Lesezeichen und Anmerkungen](/kept/), deinen gespeicherten Spielen und deinen Einstellungen. Löschen kannst du hier nur, was zum Üben gehört.',
  clear: {
    words: 'Alles löschen …',
    question: 'Alle Antworten und Stufen werden aus diesem Browser gelöscht. Wirklich löschen?',
    yes: 'Ja, alles löschen',
    no: 'Behalten',
  },
  cleared: 'Alles ist gelöscht.',
} as const;

/** All answers: how many, how many of them right, in how many seconds and days. */
export interface AllAnswers {
  readonly total: number;
  readonly right: number;
  readonly seconds: number;
  readonly days: number;
}

/** These in a sentence: `20 Antworten, 17 richtig, in 4 min an 2 Tagen.` */
export const sayTotals = ({ days, right, seconds, total }: AllAnswers): string =>
  `${sayAnswers(total)}, ${right} richtig, in ${sayTime(seconds)} an ${counted(days, 'day', 'dative')}.`;

/** How many answers there are, or came from a file. */
export const sayAnswers = (count: number): string => counted(count, 'answer');

/** How many of all. */
export const sayOf = (right: number, total: number): string => `${right} von ${total}`;

/** How long a right answer took. */
export const sayEach = (seconds: number): string => `je ${sayTime(seconds)}`;

/** One drill over time. */
export const SKILL = {
  chart: 'Das Diagramm zeigt',
  shows: { right: 'richtig und falsch', seconds: 'Sekunden' },
  kinds: 'Von welcher Art',
  allKinds: 'alle Arten',
  numbers: 'In Zahlen',
  kind: 'Art',
  right: 'Richtig',
  time: 'Zeit',
  level: (level: number): string => `Stufe ${level}`,
} as const;

const SPANS: Readonly<Record<number, string>> = {
  1: 'jeden Tag',
  7: 'jede Woche',
  28: 'je vier Wochen',
};

/**
 * How the chart is read.
 *
 * @param span how many days a bar or a dot stands for.
 */
export function sayChart(shows: 'right' | 'seconds', span: number): string {
  const time = SPANS[span] ?? 'jeden Zeitraum';
  return shows === 'right'
    ? `Eine Zeile für jede Stufe, ein Balken für ${time}: je höher, desto mehr Antworten; gefüllt ist er so weit, wie sie richtig waren.`
    : `Eine Zeile für jede Stufe, ein Punkt für ${time}: je höher, desto länger hat eine richtige Antwort gedauert; je größer, desto mehr waren es.`;
}
