import { taskFor } from '../../../../src/game/solver/answerer.ts';
import type { AnswerTo, Question } from '../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();

/** The engine without its worker: it answers before anything else goes on. */
export const engine = {
  ask: <Asked extends Question>(question: Asked): Promise<AnswerTo<Asked['name']>> =>
    Promise.resolve(finish(taskFor(solver, question)) as AnswerTo<Asked['name']>),
};
