/** How well the opponents play; the players themselves think in a worker. */
import type { PlayerName } from '../strategy/players/levels.ts';

export type Strength = PlayerName;
export const STRENGTHS = ['learner', 'club', 'strong'] as const satisfies readonly Strength[];
