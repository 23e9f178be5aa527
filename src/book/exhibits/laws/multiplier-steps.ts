import type { Multiplier } from '../../../game/skat/laws/law.ts';
import type { Law } from '../../../game/skat/laws.ts';

/** What was made or announced, and what it multiplies by before the matadors are added. */
export interface MultiplierStep {
  readonly made: string;
  readonly multiplier: number;
}

const STEPS: readonly (readonly [made: string, counted: readonly Multiplier[]])[] = [
  ['the game', ['game']],
  ['schneider, not announced', ['game', 'schneider']],
  ['schneider, announced', ['game', 'schneider', 'schneider-announced']],
  ['schwarz, nothing announced', ['game', 'schneider', 'schwarz']],
  ['schwarz after announcing schneider', ['game', 'schneider', 'schneider-announced', 'schwarz']],
  [
    'schwarz, announced',
    ['game', 'schneider', 'schneider-announced', 'schwarz', 'schwarz-announced'],
  ],
];

/** The multipliers of law 2, from the lowest, for a game that is neither open nor from the hand. */
export function multiplierSteps({ multipliers }: Law): MultiplierStep[] {
  return STEPS.map(([made, counted]) => ({
    made,
    multiplier: counted.reduce((sum, name) => sum + multipliers[name], 0),
  }));
}
