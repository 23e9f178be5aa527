/** `npm run problems -- check`: proves every problem of the set again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseProblems } from '../../src/problems/read-problems.ts';
import type { WrittenProblems } from '../../src/problems/read-problems.ts';
import { faultsOf } from './prove.ts';
import { FOLDER, PROBLEM_LAWS } from './write.ts';

/** Prints what is false, and says how many problems stand; throws when one does not. */
export function checkProblems(): void {
  let bad = 0;
  for (const law of PROBLEM_LAWS) {
    const file = JSON.parse(readFileSync(join(FOLDER, `${law}.json`), 'utf8')) as WrittenProblems;
    const parsed = parseProblems(file);
    if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
    const began = performance.now();
    for (const problem of parsed.value) {
      for (const fault of faultsOf(problem)) {
        bad++;
        console.error(`${law} ${problem.id}: ${fault}`);
      }
    }
    const ms = Math.round((performance.now() - began) / Math.max(1, parsed.value.length));
    console.log(`${law}: ${parsed.value.length} problems, ${ms} milliseconds each`);
  }
  if (bad > 0) throw new Error(`${bad} mistakes.`);
}
