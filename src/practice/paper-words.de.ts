/** The words around questions on paper, and around a drill in a chapter. */
import { countedInWords } from '../game/words/number-words.de.ts';
import type { Level } from './drill.ts';

/** Questions with their answers. */
export const PAPER = {
  question: (number: number): string => `Frage ${number}, auf Papier`,
  answer: 'Die Antwort',
  answers: 'Antworten',
} as const;

/** A drill on a page or in a chapter. */
export const DRILL_FIGURE = {
  begin: 'Anfangen',
  slow: 'Einen Moment, die Übung wird geladen.',
  example: 'Ein Beispiel mit Lösung',
  few: 'Drei Fragen',
  taughtIn: 'Das lernst du hier: {chapters}',
} as const;

/** How many questions it asks, and whether they get harder: `fünf Fragen, die Stufe richtet sich nach dir`. */
export const sayPlan = (length: number, isFollowing: boolean): string =>
  `${countedInWords(length, 'question')}${isFollowing ? ', die Stufe richtet sich nach dir' : ''}`;

/** The form of a sheet to print. */
export const SHEET = {
  questions: 'Fragen',
  level: 'Stufe',
  sheet: 'Bogen',
  another: 'Ein anderer Bogen',
  print: 'Drucken',
  link: 'Link zu diesem Bogen',
  onScreen: 'Am Bildschirm',
} as const;

/** Which sheet it is. @param drill the title of the drill. */
export const sayWhichSheet = (drill: string, level: Level, sheet: number): string =>
  `${drill}, Stufe ${level}, Bogen ${sheet}`;
