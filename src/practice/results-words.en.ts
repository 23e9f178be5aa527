/** The words of the results of a session. */
import { inWords } from '#edition/game/words/number-words.ts';
import type { Level } from './drill.ts';
import { sayTime } from './say-time.ts';

/** How many were right; the number of right ones is in the gap: `{right} of 10 right`. */
export const sayScore = (total: number): string => `{right} of ${total} right`;

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
    ...(inTime === null ? [] : [`${inTime} of them in time.`]),
    `${sayTime(seconds)} in all, about ${sayTime(usual)} a question.`,
    ...(level === null ? [] : [`You are at level ${level}.`]),
  ];
  return parts.join(' ');
}

/** The level that was found. @param adds what it adds, a sentence. */
export const sayFoundLevel = (level: Level, adds: string): string =>
  `Level ${level} suits you. ${adds}`.trim();

/** How often a kind of question went wrong. @param kind what it is called. */
export const sayWeakKind = (kind: string, misses: number, total: number): string =>
  `${kind}: ${misses} of ${total} missed`;

/** The labels of the results. */
export const RESULTS = {
  weak: 'What went wrong',
  comesBack: 'These come back from tomorrow on. [Questions to try again](/practice/due/)',
  again: 'The same again',
  other: 'Other questions',
  questions: 'The questions',
} as const;

/** The button for as many more. */
export const sayAnother = (length: number): string => `Another ${inWords(length)}`;

/** The button for those that were missed. */
export const sayMissedAgain = (missed: number): string =>
  `Again: the ${inWords(missed)} you missed`;
