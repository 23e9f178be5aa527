/** Writes the set: content/problems, a file for each rule book. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseProblems } from './choose.ts';
import { listProblems, parseProblems } from '../../src/problems/read-problems.ts';
import type { ListedProblem, WrittenProblems } from '../../src/problems/read-problems.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { PROBLEM_LAWS } from '../../src/problems/problem-set.ts';
import type { ProblemLaw } from '../../src/problems/problem-set.ts';
import { makeFigures } from './figures.ts';
import { readRows } from './kept.ts';
import { addRows, byStream, nextRows, readProgress, writeProgress } from './progress.ts';
import { STREAMS, STREAM_NAMES } from './streams.ts';

/** Where the set stands. */
const FOLDER = join('content', 'problems');

const fileOf = (law: ProblemLaw): string => join(FOLDER, `${law}.json`);

/** Adds what was found to the set, and writes how far the search has come. */
export function writeProblems(): void {
  const rows = byStream(readRows);
  const places = STREAM_NAMES.flatMap((name) =>
    rows[name].flatMap(({ found }) =>
      found === null ? [] : [{ law: STREAMS[name].law, place: found }],
    ),
  );
  const standing = listSet();
  const chosen = chooseProblems(standing, places);
  for (const law of PROBLEM_LAWS) {
    const lines = chosen.filter((one) => one.law === law).map(({ line }) => line);
    writeFileSync(fileOf(law), `${JSON.stringify({ law, problems: lines.sort() }, null, 2)}\n`);
    console.log(`${fileOf(law)}: ${lines.length} problems`);
  }
  const before = readProgress();
  const progress = byStream((name) => addRows(before[name], nextRows(before[name], rows[name])));
  writeProgress(progress);
  writeFileSync(join(FOLDER, 'README.md'), makeFigures(readSet(), progress));
  const ids = new Set(standing.map(({ id }) => id));
  const added = chosen.filter(({ id }) => !ids.has(id));
  console.log(`${added.length} of them are new, from ${places.length} places of this clone`);
}

const readFile = (law: ProblemLaw): WrittenProblems =>
  JSON.parse(readFileSync(fileOf(law), 'utf8')) as WrittenProblems;

/** The set as lists show it. @throws RangeError for a line that is none. */
export const listSet = (): readonly ListedProblem[] =>
  PROBLEM_LAWS.flatMap((law) => listProblems(readFile(law)));

/** The set as it is written. @throws Error with every mistake in it. */
export function readSet(): readonly Problem[] {
  return PROBLEM_LAWS.flatMap((law) => {
    const parsed = parseProblems(readFile(law));
    if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
    return parsed.value;
  });
}
