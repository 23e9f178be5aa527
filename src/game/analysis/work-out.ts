import type { Question } from '../solver/protocol.ts';
import { taskFor } from '../solver/answerer.ts';
import type { Solver } from '../solver/solver.ts';
import type { Task } from '../solver/task.ts';
import type { Asked } from './asked.ts';

/** Lets a solver work out here what its worker is otherwise asked. Throws as the solver does. */
export function* workOut<Put extends Question, Meant>(
  solver: Solver,
  { question, read }: Asked<Put, Meant>,
): Task<Meant> {
  return read(yield* taskFor(solver, question));
}
