/** The words of the results of a session. */
import { inWords } from '../game/words/number-words.de.ts';
import type { Level } from './drill.ts';
import { sayTime } from './say-time.ts';

/** How many were right; the number of right ones is in the gap: `{right} von 10 richtig`. */
export const sayScore = (total: number): string => `{right} von ${total} richtig`;

/** The facts below the score. */
export interface SessionTimes {
  /** How many right answers were in time; null where time had no limit or all were. */
  readonly inTime: number | null;
  /** All seconds, and those of an average question. */
  readonly seconds: number;
  readonly usual: number;
  /** The level that the reader has now; null where it does not follow the answers. */
  readonly level: Level | null;
}

/** The sentences below the score. */
export function sayTimes({ inTime, level, seconds, usual }: SessionTimes): string {
  const parts = [
    ...(inTime === null ? [] : [`${inTime} davon rechtzeitig.`]),
    `${sayTime(seconds)} insgesamt, etwa ${sayTime(usual)} je Frage.`,
    ...(level === null ? [] : [`Du bist auf Stufe ${level}.`]),
  ];
  return parts.join(' ');
}

/** The level that was found. @param adds what it adds, a sentence. */
export const sayFoundLevel = (level: Level, adds: string): string =>
  `Stufe ${level} passt zu dir. ${adds}`;

/** How often a kind of question went wrong. @param kind what it is called. */
export const sayWeakKind = (kind: string, misses: number, total: number): string =>
  `${kind}: ${misses} von ${total} falsch`;

/** The labels of the results. */
export const RESULTS = {
  weak: 'Was danebenging',
  comesBack: 'Das kommt ab morgen wieder. [Noch einmal üben](/practice/due/)',
  again: 'Noch einmal dieselben',
  other: 'Andere Fragen',
  questions: 'Die Fragen',
} as const;

/** The button for as many more. */
export const sayAnother = (length: number): string => `Noch ${inWords(length, 'feminine')}`;

/** The button for those that were missed. */
export const sayMissedAgain = (missed: number): string =>
  missed === 1 ? 'Die falsche noch einmal' : `Die ${inWords(missed)} falschen noch einmal`;
