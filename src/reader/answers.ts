/**
 * The questions of chapters that a reader has answered at the table, or asked to see: what was
 * opened is open at the next visit. `answers-format.ts` reads and writes them as JSON.
 */
import { ownValue } from '../lib/json/json.ts';
import type { Card } from '../game/skat/cards.ts';

/** One question that no longer waits. */
export interface AnswerGiven {
  /** The card the reader played; null where the reader asked for the answer. */
  readonly card: Card | null;
  /** When, in milliseconds since the beginning of 1970. */
  readonly at: number;
}

/** By what is asked, as an address names it: `foster-01/t7`. */
export type AnswersGiven = Readonly<Record<string, AnswerGiven>>;

/** Notes an answer; of two to the same question the later one counts. */
export function withAnswer(
  answers: AnswersGiven,
  question: string,
  answer: AnswerGiven,
): AnswersGiven {
  return { ...answers, [question]: answer };
}

/** Forgets the answer to a question, which is then put again. */
export function withoutAnswer(answers: AnswersGiven, question: string): AnswersGiven {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => name !== question));
}

/**
 * Both together, and of two answers to a question the later. In either order, and however often, it
 * comes to the same.
 */
export function mergeAnswers(ours: AnswersGiven, theirs: AnswersGiven): AnswersGiven {
  const both: Record<string, AnswerGiven> = { ...ours };
  for (const [question, answer] of Object.entries(theirs)) {
    const own = ownValue(both, question);
    if (own === undefined || isLater(answer, own)) both[question] = answer;
  }
  return both;
}

function isLater(a: AnswerGiven, b: AnswerGiven): boolean {
  return a.at === b.at ? (a.card ?? '') > (b.card ?? '') : a.at > b.at;
}
