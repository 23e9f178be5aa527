/**
 * Judges an action by few imagined deals first, and by many where these do not settle whether it is a
 * mistake. A mistake is always named by the many, which are drawn anew: what the few happened to show has no
 * part in the number.
 */
import type { Chance } from '../../lib/random.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Task } from '../../game/solver/task.ts';
import type { Action } from './action.ts';
import { judgeAction } from './judge-action.ts';
import type { Judgement } from './judgement.ts';
import { mayBeMistake } from './mistake.ts';
import type { SeatView } from './view.ts';

/** How many deals are imagined at first. */
export const FEW = 24;
/** How many for a number that a reader sees. */
export const MANY = 100;

/** Judges an action that the rules allow here; null where it cannot be judged. */
export function* judgeClosely(
  solver: Solver,
  view: SeatView,
  action: Action,
  chance: Chance,
): Task<Judgement | null> {
  const first = yield* judgeAction(solver, view, action, chance, FEW);
  if (first === null || !mayBeMistake(first)) return first;
  return yield* judgeAction(solver, view, action, chance, MANY);
}
