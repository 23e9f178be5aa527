/** The set of problems as it stands in content/problems, read once for all tests. */
import american from '../../../content/problems/american-1922.json' with { type: 'json' };
import isko from '../../../content/problems/isko.json' with { type: 'json' };
import type { Problem } from '../../../src/problems/problem.ts';
import { parseProblems } from '../../../src/problems/read-problems.ts';

export const FILES = [isko, american];

let read: readonly Problem[] | undefined;

/** Every problem of both rule books. @throws Error for a line that cannot be read. */
export function allProblems(): readonly Problem[] {
  read ??= FILES.flatMap((file) => {
    const parsed = parseProblems(file);
    if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
    return parsed.value;
  });
  return read;
}

/** Every so manieth problem: enough for a test of seconds. */
export const someProblems = (every: number): readonly Problem[] =>
  allProblems().filter((_, at) => at % every === 0);
