/**
 * The part of the solver's worker that answers, without the worker.
 */
import type { Answerer } from '../../lib/worker/service.ts';
import { layoutPoints, layoutTricks } from './layouts.ts';
import { UnsolvableError } from './position.ts';
import type { AnswerTo, Question, QuestionName, Questions } from './protocol.ts';
import { makeSolver } from './solver.ts';
import type { Solver } from './solver.ts';
import type { TaskProgress, Task } from './task.ts';
import { gameTaken, gameUntouched, wholeDeal } from './whole-deal.ts';

/** Makes it, with a solver of its own, whose tables serve all questions. */
export function makeSolverAnswerer(): Answerer<Questions, TaskProgress> {
  const solver = makeSolver();
  return {
    begin: (question) => taskFor(solver, question),
    refusal: (error) => (error instanceof UnsolvableError ? error.reason : null),
  };
}

/** The work that answers a question. */
export function taskFor(solver: Solver, question: Question): Task<AnswerTo<QuestionName>> {
  switch (question.name) {
    case 'points':
      return solver.points(question.position);
    case 'reaches':
      return solver.reaches(question.position, question.target);
    case 'cardPoints':
      return solver.cardPoints(question.position);
    case 'tricks':
      return solver.tricks(question.position, question.aim);
    case 'cardTricks':
      return solver.cardTricks(question.position, question.aim);
    case 'layoutPoints':
      return layoutPoints(solver, question.exchange);
    case 'layoutTricks':
      return layoutTricks(solver, question.exchange, question.aim);
    case 'gameUntouched':
      return gameUntouched(solver, question.deal, question.seat, question.game);
    case 'gameTaken':
      return gameTaken(solver, question.deal, question.seat, question.game);
    case 'wholeDeal':
      return wholeDeal(solver, question.deal);
  }
}
