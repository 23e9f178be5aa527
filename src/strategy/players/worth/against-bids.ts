/**
 * What becomes of a hand’s share where another has bid high: such a player holds good cards, which do not
 * lie in the skat and which play against the hand. `npm run measure -- against` plays deals and holds what
 * the worth of hands says against what was won.
 */
import written from '../../../../content/players/against.json' with { type: 'json' };
import type { Law } from '../../../game/skat/laws.ts';
import { logistic } from './fit.ts';

/** From this number on, what another has bid costs. */
export const HIGH_BID = 24;

/** Hands of one kind, with how many of them were won, and how many the worth said would be. */
export interface HandsAgainst {
  readonly hands: number;
  readonly won: number;
  /** The sum of the shares said, to two places. */
  readonly said: number;
}

/** The measure as it is written down. */
export interface WrittenAgainst {
  readonly law: Law['id'];
  /** As `npm run match` names the player at all three seats. */
  readonly player: string;
  readonly seed: number;
  readonly deals: number;
  /** Hands against which nobody bid as high as {@link HIGH_BID}, and the others. */
  readonly below: HandsAgainst;
  readonly high: HandsAgainst;
}

export const AGAINST = written as WrittenAgainst;

const scaled = (share: number): number => Math.log(share / (1 - share));

/** How much less such hands win, on the logistic scale; never more than was said. */
const SHIFT = Math.min(
  0,
  scaled(AGAINST.high.won / AGAINST.high.hands) - scaled(AGAINST.high.said / AGAINST.high.hands),
);

/** The share that is won where another has bid a number. @param share by the cards alone, 0 to 1. */
export function shareAgainst(share: number, number: number): number {
  return number < HIGH_BID || share <= 0 || share >= 1 ? share : logistic(scaled(share) + SHIFT);
}
