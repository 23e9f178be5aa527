/** What stands in the tables of the laws. */
import { RANK_NAMES } from '../../rank-names.de.ts';
import type { Rank } from '../../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { MultiplierStepId } from './multiplier-steps.ts';

/** The heads of the tables of base values. */
export const BASE_VALUES = {
  bySuit: 'Eine Farbe und die Buben',
  jacks: 'Nur die Buben',
  none: 'Kein Trumpf',
} as const;

/** The table of what a game multiplies by. */
export const MULTIPLIERS = { made: 'Für', count: 'zählt' } as const;

/** What was made or announced. */
export const MULTIPLIER_STEPS: Readonly<Record<MultiplierStepId, string>> = {
  game: 'das Spiel',
  schneider: 'Schneider, nicht angesagt',
  'schneider-announced': 'Schneider, angesagt',
  schwarz: 'Schwarz, nichts angesagt',
  'schwarz-after-schneider': 'Schwarz, Schneider angesagt',
  'schwarz-announced': 'Schwarz, angesagt',
};

/** The table of all rule books. */
export const BOOKS_COMPARED = {
  game: 'Spiel',
  noValue: 'kein Wert',
  /** In place of a base value, where a Ramsch costs the points that were taken. */
  points: 'Augen',
  double: 'verloren × 2',
  doubleSpoken: ', verloren doppelt',
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
  return `${points}; ${listed(others.map((rank) => RANK_NAMES[rank]))} nichts`;
}
