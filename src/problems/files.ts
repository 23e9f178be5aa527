/** The files of all problems, for the build. A reader’s page loads one of them by its address. */
import american from '../../content/problems/american-1922.json' with { type: 'json' };
import isko from '../../content/problems/isko.json' with { type: 'json' };
import type { ProblemLaw } from './problem-set.ts';
import type { WrittenProblems } from './read-problems.ts';

/** By rule book; problem-line.ts says how a line is written. */
export const PROBLEM_FILES: Readonly<Record<ProblemLaw, WrittenProblems>> = {
  isko,
  'american-1922': american,
};
