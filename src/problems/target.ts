/** What a problem is about: the target of the declarer, and the player’s side. */
import type { Side } from '../game/skat/seats.ts';
import type { Problem } from './problem.ts';

/** What the declarer is to reach and the defenders are to prevent. */
export type Target = 'no-trick' | 'game' | 'out-of-schneider' | 'schneider';

/** The target of a problem. */
export function targetOf({ goal, view }: Pick<Problem, 'goal' | 'view'>): Target {
  if ('tricks' in goal) return 'no-trick';
  const { game, outOfSchneider } = view.law.targets;
  if (goal.points === game) return 'game';
  return goal.points === outOfSchneider ? 'out-of-schneider' : 'schneider';
}

/** The side of the player. */
export const sideOf = ({ isDeclarer }: Pick<Problem, 'isDeclarer'>): Side =>
  isDeclarer ? 'declarer' : 'defenders';
