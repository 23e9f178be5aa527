/** What stands in the tables of the laws. */
import { RANK_NAMES } from '#edition/book/rank-names.ts';
import type { Rank } from '../../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { MultiplierStepId } from './multiplier-steps.ts';

/** The heads of the tables of base values. */
export const BASE_VALUES = {
  bySuit: 'A suit and the jacks',
  jacks: 'The jacks alone',
  none: 'No trumps',
} as const;

/** The table of what a game multiplies by. */
export const MULTIPLIERS = { made: 'For', count: 'count' } as const;

/** What was made or announced. */
export const MULTIPLIER_STEPS: Readonly<Record<MultiplierStepId, string>> = {
  game: 'the game',
  schneider: 'schneider, not announced',
  'schneider-announced': 'schneider, announced',
  schwarz: 'schwarz, nothing announced',
  'schwarz-after-schneider': 'schwarz after announcing schneider',
  'schwarz-announced': 'schwarz, announced',
};

/** The table of all rule books. */
export const BOOKS_COMPARED = {
  game: 'Game',
  noValue: 'no value',
  /** In place of a base value, where a Ramsch costs the points that were taken. */
  points: 'points',
  double: 'lost × 2',
  doubleSpoken: ', lost double',
} as const;

/**
 * The ranks with what they count.
 *
 * @param counting those that count, each with its points, the highest first.
 * @param others those that count nothing.
 */
export function sayRankPoints(
  counting: readonly (readonly [Rank, points: number])[],
  others: readonly Rank[],
): string {
  const points = counting.map(([rank, worth]) => `${RANK_NAMES[rank]} ${worth}`).join(', ');
  return `${points}; ${listed(others.map((rank) => RANK_NAMES[rank]))}, nothing`;
}
