/**
 * What a decision cost by what could be known. It is a mistake only where it costs clearly: a card or a
 * layout with which the side comes to its aim in so many fewer of the deals that could have been there, a
 * bid or a game that is expected to bring clearly less.
 */
import type { Judgement } from '../../strategy/players/judgement.ts';

/** From such a part of all deals on a card or a layout is a mistake. */
export const CLEARLY = 0.1;
/** And from so many points on the sheet a bid or a game. */
export const CLEAR_POINTS = 8;

/** By how much of all deals the better action comes to its aim more often; 0 where no deals were imagined. */
export function shareLost({ better, own }: Judgement): number {
  if (own.share === null || better.share === null) return 0;
  return Math.max(0, better.share - own.share);
}

/** Whether a decision is a mistake by what could be known. */
export function isMistake(judgement: Judgement): boolean {
  const { better, own } = judgement;
  if (own.share !== null) return shareLost(judgement) >= CLEARLY;
  return (better.brings ?? 0) - (own.brings ?? 0) >= CLEAR_POINTS;
}
