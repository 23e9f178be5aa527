/** The part of the players' worker that answers, without the worker. */
import { Chance } from '../../lib/random.ts';
import { makeSolver } from '../../game/solver/solver.ts';
import type { TaskProgress } from '../../game/solver/task.ts';
import type { Answerer } from '../../lib/worker/service.ts';
import { checkClaim } from './claim.ts';
import { judgeAction } from './judge-action.ts';
import { makePlayer } from './levels.ts';
import type { PlayerQuestions } from './protocol.ts';

/** Makes it, with a solver of its own for all questions. */
export function makePlayerAnswerer(): Answerer<PlayerQuestions, TaskProgress> {
  const solver = makeSolver();
  return {
    begin: (question) => {
      if (question.name === 'claim') return checkClaim(solver, question.position, question.seat);
      const { seed, view, worlds } = question;
      return question.name === 'decide'
        ? makePlayer(question.player, solver, worlds).decide(view, new Chance(seed))
        : judgeAction(solver, view, question.action, new Chance(seed), question.worlds);
    },
    refusal: () => null,
  };
}
