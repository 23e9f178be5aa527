/** The counts of card points that matter: out of schneider, won, and the other side schneider. */
import { PACK_POINTS } from './cards.ts';
import type { Targets } from './laws/law.ts';
import type { Side } from './result.ts';

/**
 * What a side needs, the skat or what was put away counted for the declarer: in 1922 the declarer
 * 31, 61 and 91, the defenders 30, 60 and 90 (Foster, laws 56 and 57; p. 42, 45, 91). Each needs
 * how much of the pack keeps the other side from its own.
 */
export function neededBy(side: Side, targets: Targets): Targets {
  if (side === 'declarer') return targets;
  const against = (points: number): number => PACK_POINTS - points + 1;
  return {
    outOfSchneider: against(targets.schneider),
    game: against(targets.game),
    schneider: against(targets.outOfSchneider),
  };
}

/** The declarer's counts that matter, lowest first: 31, 61 and 91; today 31, 61 and 90. */
export function pointLines({ game, outOfSchneider, schneider }: Targets): readonly number[] {
  return [outOfSchneider, game, schneider];
}
