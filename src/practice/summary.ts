/** How a session went. */
import type { QuestionBase } from './drill.ts';
import type { Session } from './session.ts';
import type { Origin } from './origin.ts';

/** What went right and wrong with one kind of question. */
export interface KindTally {
  readonly kind: string;
  readonly asked: number;
  readonly missed: number;
}

export interface Summary {
  readonly asked: number;
  readonly right: number;
  /** Right, and in time where the reader ran the clock. */
  readonly good: number;
  /** All time taken, in seconds. */
  readonly seconds: number;
  /** The middle of the times taken, in seconds. */
  readonly usual: number;
  /** The kinds of which some were missed, the most missed first. */
  readonly weak: readonly KindTally[];
  /** The missed questions, in order. */
  readonly missed: readonly Origin[];
}

/** Counts up the answered questions of a session. */
export function summarize<Question extends QuestionBase, Answer>(
  session: Session<Question, Answer>,
): Summary {
  const done = session.asked.flatMap(({ answered, origin, question }) =>
    answered === null ? [] : [{ origin, kind: question.kind, ...answered }],
  );
  const kinds = new Map<string, { asked: number; missed: number }>();
  for (const { grade, kind } of done) {
    const tally = kinds.get(kind) ?? { asked: 0, missed: 0 };
    tally.asked++;
    if (!grade.right) tally.missed++;
    kinds.set(kind, tally);
  }
  return {
    asked: done.length,
    right: done.filter(({ grade }) => grade.right).length,
    good: done.filter(({ grade, late }) => grade.right && !late).length,
    seconds: done.reduce((sum, { seconds }) => sum + seconds, 0),
    usual: median(done.map(({ seconds }) => seconds)),
    weak: [...kinds]
      .map(([kind, tally]) => ({ kind, ...tally }))
      .filter(({ missed }) => missed > 0)
      .sort((a, b) => b.missed - a.missed || a.asked - b.asked),
    missed: done.filter(({ grade }) => !grade.right).map(({ origin }) => origin),
  };
}

/** The middle value, or the mean of the two in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  return Number.isInteger(middle)
    ? (sorted[middle - 1]! + sorted[middle]!) / 2
    : sorted[Math.floor(middle)]!;
}
