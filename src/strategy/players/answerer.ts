/** The part of the players' worker that answers, without the worker. */
import { Chance } from '../../lib/random.ts';
import { makeSolver } from '../../game/solver/solver.ts';
import type { TaskProgress } from '../../game/solver/task.ts';
import type { Answerer } from '../../lib/worker/service.ts';
import { checkClaim } from './claim.ts';
import { judgeAction } from './judge-action.ts';
import { judgeClosely } from './judge-closely.ts';
import { makePlayer } from './levels.ts';
import type { PlayerQuestions } from './protocol.ts';
import { weighBefore, weighCards } from './weigh.ts';

/** Makes it, with a solver of its own for all questions. */
export function makePlayerAnswerer(): Answerer<PlayerQuestions, TaskProgress> {
  const solver = makeSolver();
  return {
    begin: (question) => {
      if (question.name === 'claim') return checkClaim(solver, question.position, question.seat);
      const chance = new Chance(question.seed);
      switch (question.name) {
        case 'decide': {
          const player = makePlayer(question.player, solver, question.worlds);
          return player.decide(question.view, chance);
        }
        case 'judge': {
          const { action, view, worlds } = question;
          return worlds === null
            ? judgeClosely(solver, view, action, chance)
            : judgeAction(solver, view, action, chance, worlds);
        }
        case 'weighCards':
          return weighCards(solver, question.state, chance, question.worlds);
        case 'weighBefore':
          return weighBefore(solver, question.state, question.action, chance, question.how);
      }
    },
    refusal: () => null,
  };
}
