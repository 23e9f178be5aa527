/** The page of the problems around the problem itself, in lines with marks (src/lib/marked.ts). */
import type { Day } from '../lib/days.ts';
import { counted } from '../game/words/nouns.de.ts';
import { sayDate } from '../lib/days.ts';

/** The page before its script runs, and without it. */
export const PROBLEMS_PAGE = {
  title: 'Aufgaben',
  description:
    'Skataufgaben am Tisch: Eine Karte ist klar die beste, und welche, verrät dir, was du gesehen hast. Jeden Tag eine neue, und alle nach Thema, Kapitel und Schwierigkeit.',
  heading: 'Aufgaben',
  opening: 'Eine Karte ist klar die beste. Welche, verrät dir, was du gesehen hast.',
  withoutScript:
    'Die Aufgaben brauchen JavaScript. Damit gibt die Seite die Karten, nimmt deine an und spielt vor, was nach einer anderen schiefgeht. Ohne JavaScript kannst du [die Spiele des Buchs](/hands/) gedruckt Schritt für Schritt durchgehen. Diese Aufgaben gibt es:',
  /** @param rules the name of the rule book within a sentence: rules in the plural. */
  underRules: (number: number, rules: string): string =>
    `${counted(number, 'problem')} nach den ${rules}`,
  theme: (title: string, number: number): string => `${title}: ${number}`,
  about:
    'Die Aufgaben stammen aus Spielen, die Computerspieler gereizt und gespielt haben, aus jedem Spiel eine. Richtig ist eine Karte, wenn sie klar öfter zum Ziel führt als jede andere, gezählt über die Verteilungen, die zu allem passen, was du am Platz des Spielers gesehen hast. Deine Antworten bleiben in diesem Browser, zusammen mit [deinem Fortschritt](/practice/progress/).',
} as const;

/** What heads a problem, by how the reader came to it. */
export const PROBLEM_HEADINGS = {
  today: 'Die Aufgabe des Tages',
  otherDay: 'Die Aufgabe eines anderen Tages',
  own: 'Deine eigene Entscheidung am Tisch',
  again: 'Beim letzten Mal lagst du falsch',
  any: 'Eine Aufgabe',
} as const;

/** The parts of the page. */
export const PROBLEMS = {
  loading: 'Die Aufgaben werden geladen …',
  today: 'Die Aufgabe von heute',
  standing: 'Dein Stand',
  more: 'Mehr Aufgaben',
  earlier: 'Frühere Tage',
  /** Below the calendar; `{all}` and `{some}` are its signs. */
  days: '{all} gelöst {some} nicht gelöst. Alle, die nach denselben Regeln spielen, haben am selben Tag dieselbe Aufgabe. Es gilt die Uhr dieses Geräts.',
  /** The kinds of collections. */
  by: { grade: 'Nach Schwierigkeit', chapter: 'Nach Kapitel', theme: 'Nach Thema' },
} as const;

/** Why the page shows something else than its address asks for, or nothing. */
export const PROBLEM_TROUBLES = {
  notLoaded:
    'Die Aufgaben ließen sich nicht laden. Lade die Seite neu, sobald du wieder online bist.',
  noSet: 'Eine solche Sammlung gibt es nach deinen Regeln nicht. Hier ist die Aufgabe von heute.',
  noProblem: 'Eine Aufgabe mit diesem Namen gibt es nicht. Hier ist die von heute.',
  noDay: 'Für diesen Tag gibt es hier noch keine Aufgabe. Hier ist die von heute.',
} as const;

/** That there is no next problem, by what the reader goes through. */
export const ALL_DONE = {
  again: 'Für heute kommt keine Aufgabe mehr wieder. Such dir unten andere aus.',
  set: 'Diese hast du alle gelöst. Such dir unten andere aus.',
  rules: 'Nach diesen Regeln hast du jede Aufgabe gelöst. Such dir unten andere aus.',
} as const;

/** How many of some problems are solved. */
export const saySolved = (solved: number, all: number): string => `${solved} von ${all} gelöst`;

/** A day of the calendar, and how its problem was answered; null for not yet. */
export function sayProblemDay(day: Day, today: Day, isSolved: boolean | null): string {
  const date = sayDate(day, today);
  return isSolved === null ? date : isSolved ? `${date}, gelöst` : `${date}, nicht gelöst`;
}

/** That problems come back. @param number one at least. @param address where they are. */
export const sayDue = (number: number, address: string): string =>
  number === 1
    ? `[Eine Aufgabe, bei der du falsch lagst, kommt heute wieder](${address}).`
    : `[${counted(number, 'problem')}, bei denen du falsch lagst, kommen heute wieder, die schwersten zuerst](${address}).`;

/** A decision of the reader’s own that is kept as a problem. */
export const KEEP_PROBLEM = {
  keep: 'Als Aufgabe behalten',
  /** @param address the problem’s. @param comesBack whether what was missed is asked again. */
  kept: (address: string, comesBack: boolean): string =>
    `Als [Aufgabe](${address}) gespeichert${comesBack ? ', die wiederkommt' : ''}.`,
} as const;
