/** What is asked in a problem: what the player’s side is to do, and what has been counted for it. */
import { ONE_PLAN, ORDERS, sayCount, sayKeepTo } from '#edition/problems/problem-words.ts';
import { knownAt } from './known.ts';
import type { Problem } from './problem.ts';
import { sideOf, targetOf } from './target.ts';

/** What is asked, an order, and after it the count that the player can have kept: a sentence each. */
export function taskSentences(problem: Problem): readonly [order: string, ...count: string[]] {
  const { aim, goal, isDeclarer, view } = problem;
  const side = sideOf(problem);
  const plan = aim === 'count-out' ? [ONE_PLAN] : [];
  const target = targetOf(problem);
  const order = ORDERS[target][side];
  if ('tricks' in goal) return [order, ...plan];
  const points = knownAt(view).points[side];
  const needed = isDeclarer ? goal.points : 121 - goal.points;
  const count = sayCount({ side, points, needed, isAwayCounted: view.layout !== null });
  const isSixty = target === 'game' && !isDeclarer && aim === 'sixty';
  return [isSixty ? sayKeepTo(goal.points - 1) : order, count, ...plan];
}
