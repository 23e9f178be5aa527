/**
 * What a reader has answered. An answer to a problem is a result of the practice (src/practice/progress.ts)
 * under the name of a drill, with the id of the problem as its question. So it is stored, merged and
 * saved with the practice, and what was missed comes back by the same memory.
 */
import type { Day } from '../lib/days.ts';
import { PROBLEM_DRILL } from '../practice/permalink.ts';
import { missedItems } from '../practice/memory/recall.ts';
import type { Progress, Result } from '../practice/progress.ts';
import type { FirstAnswer } from './rating.ts';
import { isOwnProblem } from './read-own.ts';

/** An answer to a problem. */
export interface ProblemAnswer {
  readonly problem: string;
  /** Its grade when it was answered. */
  readonly grade: number;
  /** The first of its themes. */
  readonly theme: string;
  readonly right: boolean;
  readonly seconds: number;
  /** Whether the answer had been shown to the reader just before. */
  readonly again: boolean;
}

/** An answer as a result of the practice. */
export function resultOf(
  { again, grade, problem, right, seconds, theme }: ProblemAnswer,
  id: string,
  at: number,
  day: Day,
): Result {
  const kind = theme;
  return {
    ...{ id, at, day, drill: PROBLEM_DRILL, kind, level: grade },
    ...{ right, seconds, again, question: problem },
  };
}

/** What is known of each problem that was answered. */
export interface Answered {
  /** Whether the first answer was right. */
  readonly first: boolean;
  /** Whether some answer was right that was not given just after the solution. */
  readonly solved: boolean;
}

const toProblems = ({ results }: Progress): readonly Result[] =>
  results.filter(({ again, drill, question }) => drill === PROBLEM_DRILL && !again && question);

/** The problems that were answered, by id. */
export function answeredProblems(progress: Progress): ReadonlyMap<string, Answered> {
  const answered = new Map<string, Answered>();
  for (const { question = '', right } of toProblems(progress)) {
    const before = answered.get(question);
    answered.set(question, {
      first: before?.first ?? right,
      solved: right || before?.solved === true,
    });
  }
  return answered;
}

/** The first answer to each problem, for the rating. */
export function firstAnswers(progress: Progress): readonly FirstAnswer[] {
  const known = new Set<string | undefined>();
  return toProblems(progress).flatMap(({ day, level, question = '', right }) => {
    // Nobody has graded the reader’s own decisions.
    if (isOwnProblem(question) || known.has(question)) return [];
    known.add(question);
    return [{ day, grade: level, right }];
  });
}

/** The missed problems that come back today, the hardest first; none where the memory is off. */
export function problemsDue(progress: Progress, today: Day): readonly string[] {
  if (!progress.memory.on) return [];
  return missedItems(progress, today)
    .filter(({ drill, due }) => drill === PROBLEM_DRILL && due <= today)
    .toSorted((one, other) => other.level - one.level)
    .flatMap(({ question }) => (question === null ? [] : [question]));
}

/** On how many days problems were answered. */
export interface Days {
  readonly all: number;
  /** How many days without a gap there are up to today, or up to yesterday while today has none. */
  readonly running: number;
}

/** Counts the days on which the reader has answered a problem. */
export function daysAnswered(progress: Progress, today: Day): Days {
  const days = new Set(
    progress.results.filter(({ drill }) => drill === PROBLEM_DRILL).map(({ day }) => day),
  );
  let day = days.has(today) ? today : today - 1;
  let running = 0;
  for (; days.has(day); day--) running++;
  return { all: days.size, running };
}
