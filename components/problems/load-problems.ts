/** Loads the problems of a rule book, once for a page. */
import { inBook } from '../../src/lib/address/in-book.ts';
import { readProblemSet } from '../../src/problems/problem-set.ts';
import type { ProblemLaw, ProblemSet } from '../../src/problems/problem-set.ts';
import type { WrittenProblems } from '../../src/problems/read-problems.ts';

const loaded = new Map<ProblemLaw, ProblemSet>();

/** The problems of a rule book; rejects where they cannot be loaded. */
export async function loadProblems(law: ProblemLaw): Promise<ProblemSet> {
  const known = loaded.get(law);
  if (known !== undefined) return known;
  const response = await fetch(inBook(`/problems/${law}.json`));
  if (!response.ok) throw new Error(String(response.status));
  const set = readProblemSet((await response.json()) as WrittenProblems, law);
  loaded.set(law, set);
  return set;
}
