/** `npm run problems -- check`: proves every problem of the set again. */
import { faultsOf } from './prove.ts';
import { readSet } from './write.ts';

/** Prints what is false and how long it took. @throws Error when a problem does not stand. */
export function checkProblems(): void {
  const problems = readSet();
  const began = performance.now();
  const faults = problems.flatMap((problem) =>
    faultsOf(problem).map((fault) => `${problem.law} ${problem.id}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  const ms = Math.round((performance.now() - began) / Math.max(1, problems.length));
  console.log(`${problems.length} problems, ${ms} milliseconds each`);
  if (faults.length > 0) throw new Error(`${faults.length} mistakes.`);
}
