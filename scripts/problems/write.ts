/** Writes the set: content/problems, a file for each rule book. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseProblems } from './choose.ts';
import { parseProblems } from '../../src/problems/read-problems.ts';
import type { WrittenProblems } from '../../src/problems/read-problems.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { PROBLEM_LAWS } from '../../src/problems/problem-set.ts';
import { makeFigures } from './figures.ts';
import { readRows } from './kept.ts';
import { STREAMS, STREAM_NAMES } from './streams.ts';

/** Where the set stands. */
export const FOLDER = join('content', 'problems');

/** Makes the set from what is kept. */
export function writeProblems(): void {
  mkdirSync(FOLDER, { recursive: true });
  const places = STREAM_NAMES.flatMap((name) =>
    readRows(name).flatMap(({ found }) =>
      found === null ? [] : [{ law: STREAMS[name].law, place: found }],
    ),
  );
  const chosen = chooseProblems(places);
  for (const law of PROBLEM_LAWS) {
    const lines = chosen.filter((one) => one.law === law).map(({ line }) => line);
    const file = join(FOLDER, `${law}.json`);
    writeFileSync(file, `${JSON.stringify({ law, problems: lines.sort() }, null, 2)}\n`);
    console.log(`${file}: ${lines.length} problems`);
  }
  writeFileSync(join(FOLDER, 'README.md'), makeFigures(readSet()));
  console.log(`${chosen.length} problems of ${places.length} places`);
}

/** The set as it is written. @throws Error with every mistake in it. */
export function readSet(): readonly Problem[] {
  return PROBLEM_LAWS.flatMap((law) => {
    const text = readFileSync(join(FOLDER, `${law}.json`), 'utf8');
    const parsed = parseProblems(JSON.parse(text) as WrittenProblems);
    if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
    return parsed.value;
  });
}
