/** The problems of a rule book: what lists show of all of them, and each whole when it is asked for. */
import type { LawId } from '../game/skat/laws.ts';
import type { Problem, ProblemHead } from './problem.ts';
import { listProblems, readProblem } from './read-problems.ts';
import type { WrittenProblems } from './read-problems.ts';
import { isOwnProblem, readOwnProblem } from './read-own.ts';

/** The rule books that have problems. */
export const PROBLEM_LAWS = ['isko', 'american-1922'] as const satisfies readonly LawId[];
export type ProblemLaw = (typeof PROBLEM_LAWS)[number];

export interface ProblemSet {
  readonly law: ProblemLaw;
  readonly heads: readonly ProblemHead[];
  /** The problem of an id, also a decision of the reader’s own; null where there is none. */
  readonly find: (id: string) => Problem | null;
}

/** Reads the problems of a rule book. @throws RangeError for a mistake in their file. */
export function readProblemSet(file: WrittenProblems, law: ProblemLaw): ProblemSet {
  const heads = listProblems(file);
  const byId = new Map(heads.map((head) => [head.id, head]));
  const find = (id: string): Problem | null => {
    if (isOwnProblem(id)) return readOwnProblem(id);
    const head = byId.get(id);
    return head === undefined ? null : readProblem(head);
  };
  return { law, heads, find };
}
