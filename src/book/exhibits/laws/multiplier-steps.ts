import type { Multiplier } from '../../../game/skat/laws/law.ts';
import type { Law } from '../../../game/skat/laws.ts';

const STEPS = [
  ['game', ['game']],
  ['schneider', ['game', 'schneider']],
  ['schneider-announced', ['game', 'schneider', 'schneider-announced']],
  ['schwarz', ['game', 'schneider', 'schwarz']],
  ['schwarz-after-schneider', ['game', 'schneider', 'schneider-announced', 'schwarz']],
  [
    'schwarz-announced',
    ['game', 'schneider', 'schneider-announced', 'schwarz', 'schwarz-announced'],
  ],
] as const satisfies readonly (readonly [made: string, counted: readonly Multiplier[]])[];

/** What was made or announced. */
export type MultiplierStepId = (typeof STEPS)[number][0];

/** What was made or announced, and what it multiplies by before the matadors are added. */
export interface MultiplierStep {
  readonly made: MultiplierStepId;
  readonly multiplier: number;
}

/** The multipliers of law 2, from the lowest, for a game that is neither open nor from the hand. */
export function multiplierSteps({ multipliers }: Law): MultiplierStep[] {
  return STEPS.map(([made, counted]) => ({
    made,
    multiplier: counted.reduce<number>((sum, name) => sum + multipliers[name], 0),
  }));
}
