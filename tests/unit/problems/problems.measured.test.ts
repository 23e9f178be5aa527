/** Every problem of the set stands. */
import { expect, test } from 'vitest';
import { faultsOf } from '../../../scripts/problems/prove.ts';
import { allProblems } from './set.ts';

test('every problem is proved again: its plan wins in every deal left, and its refutation refutes', () => {
  for (const problem of allProblems()) expect(faultsOf(problem), problem.id).toEqual([]);
});
