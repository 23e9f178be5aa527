/**
 * What a decision cost by what could be known. It is a mistake only where it costs clearly: a card or a
 * layout with which the side comes to its aim in so many fewer of the deals that could have been there, a
 * bid or a game that is expected to bring clearly less. Where deals were imagined, the difference must also
 * be more than their chance, and both halves of them must show it.
 */
import { isSure } from './cards/gap.ts';
import type { Judgement } from './judgement.ts';

/** From such a part of all deals on a card or a layout is a mistake. */
export const CLEARLY = 0.1;
/** And from so many points on the sheet a bid or a game. */
export const CLEAR_POINTS = 8;

/** By how much of all deals the better action comes to its aim more often; 0 where no deals were imagined. */
export function shareLost({ better, own }: Judgement): number {
  if (own.share === null || better.share === null) return 0;
  return Math.max(0, better.share - own.share);
}

/** From which difference on a decision costs clearly, in the measure by which it was judged. */
const clearFrom = ({ own }: Judgement): number => (own.share === null ? CLEAR_POINTS : CLEARLY);

/** By how much the better action is ahead, in the measure by which it was judged. */
const aheadBy = ({ better, own }: Judgement): number =>
  own.share === null ? (better.brings ?? 0) - (own.brings ?? 0) : (better.share ?? 0) - own.share;

/** Whether a decision is a mistake by what could be known. */
export function isMistake(judgement: Judgement): boolean {
  const { gap } = judgement;
  return aheadBy(judgement) >= clearFrom(judgement) && (gap === null || isSure(gap));
}

/** In the few deals tried at first so much of the margin still counts against an action. */
const NEAR = 0.75;

/**
 * Whether an action that few deals were tried for may turn out to be a mistake in many: the difference and a
 * part of its margin come to what is clear. What was judged without deals, or by all there are, is settled.
 */
export function mayBeMistake(judgement: Judgement): boolean {
  const { gap } = judgement;
  if (gap === null || gap.margin === 0) return false;
  return gap.by + NEAR * gap.margin >= clearFrom(judgement);
}
