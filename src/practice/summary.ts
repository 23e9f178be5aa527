/** The summary of a session. */
import type { QuestionBase } from './drill.ts';
import type { Session } from './session.ts';
import type { Origin } from './origin.ts';

/** How often one kind of question was asked and missed. */
export interface KindTally {
  readonly kind: string;
  readonly total: number;
  readonly misses: number;
}

export interface Summary {
  readonly total: number;
  readonly right: number;
  /** Right, and in time where the reader ran the clock. */
  readonly good: number;
  /** The time of all answers together, in seconds. */
  readonly seconds: number;
  /** The median time of an answer, in seconds. */
  readonly usual: number;
  /** The kinds with misses, the most missed first. */
  readonly weak: readonly KindTally[];
  /** The origins of the missed questions, in order. */
  readonly missedOrigins: readonly Origin[];
}

/** Counts up the answered questions of a session. */
export function summarize<Question extends QuestionBase, Answer>(
  session: Session<Question, Answer>,
): Summary {
  const done = session.entries.flatMap(({ origin, question, response }) =>
    response === null ? [] : [{ origin, kind: question.kind, ...response }],
  );
  const kinds = new Map<string, { total: number; misses: number }>();
  for (const { grade, kind } of done) {
    const tally = kinds.get(kind) ?? { total: 0, misses: 0 };
    tally.total++;
    if (!grade.right) tally.misses++;
    kinds.set(kind, tally);
  }
  return {
    total: done.length,
    right: done.filter(({ grade }) => grade.right).length,
    good: done.filter(({ grade, late }) => grade.right && !late).length,
    seconds: done.reduce((sum, { seconds }) => sum + seconds, 0),
    usual: median(done.map(({ seconds }) => seconds)),
    weak: [...kinds]
      .map(([kind, tally]) => ({ kind, ...tally }))
      .filter(({ misses }) => misses > 0)
      .sort((a, b) => b.misses - a.misses || a.total - b.total),
    missedOrigins: done.filter(({ grade }) => !grade.right).map(({ origin }) => origin),
  };
}

/** The median: the middle value, or the mean of the two in the middle; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  return Number.isInteger(middle)
    ? (sorted[middle - 1]! + sorted[middle]!) / 2
    : sorted[Math.floor(middle)]!;
}
