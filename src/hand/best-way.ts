/** How a hand of one’s own is best played, and how its figures are rounded. */
import { skatBrings } from '../strategy/players/bid/each-game.ts';
import type { WeighedGame, WeighedHand } from '../strategy/players/bid/each-game.ts';
import { NUMBERS } from '../strategy/players/bid/gain.ts';
import type { Gain } from '../strategy/players/bid/gain.ts';
import { HIGH_BID } from '../strategy/players/worth/against-bids.ts';
import type { Contract } from '../game/skat/contract.ts';

/** The lowest number, at which a hand is judged as long as nobody has bid. */
export const LOWEST = NUMBERS[0]!;

/** Whether a number that must be held says something of the cards of the player who bid it. */
export const isHigh = (number: number | null): boolean => number !== null && number >= HIGH_BID;

/** What to do with a hand: to hold a number and go no further, or up to another one. */
export type Verdict =
  | { readonly is: 'pass' }
  | { readonly is: 'bid'; readonly limit: number }
  | { readonly is: 'do-not-hold'; readonly number: number }
  | { readonly is: 'hold'; readonly number: number; readonly limit: number | null };

/** The verdict. @param number what must be held; null where nobody has bid. */
export function verdictOn(gain: Gain, limit: number | null, number: number | null): Verdict {
  if (number === null) return limit === null ? { is: 'pass' } : { is: 'bid', limit };
  if (gain(number) <= 0) return { is: 'do-not-hold', number };
  return { is: 'hold', number, limit: limit === number ? null : limit };
}

/** The game to plan at a number. */
export interface PlanAt {
  readonly number: number;
  readonly contract: Contract;
  readonly isFromHand: boolean;
}

/** The plan at a number, and at the limit where that is higher and the plan another. */
export function plansUpTo(
  weighed: WeighedHand,
  number: number,
  limit: number | null,
): readonly PlanAt[] {
  const now = planAt(weighed, number);
  if (limit === null || limit <= number) return [now];
  const then = planAt(weighed, limit);
  const isSame =
    then.contract.kind === now.contract.kind && then.contract.trump === now.contract.trump;
  return isSame ? [now] : [now, then];
}

/** The plan is to take up the skat, or to play from the hand where that brings more. */
function planAt(weighed: WeighedHand, number: number): PlanAt {
  const skat = skatBrings(weighed, number);
  const [first, ...others] = weighed.games.map(({ fromHand }) => fromHand);
  const best = others.reduce<WeighedGame>(
    (most, game) => (game.brings(number) > most.brings(number) ? game : most),
    first!,
  );
  return best.brings(number) > skat.brings
    ? { number, contract: best.contract, isFromHand: true }
    : { number, contract: skat.planned.contract, isFromHand: false };
}

/** A share as whole games of a hundred. */
export const ofHundred = (share: number): number => Math.round(share * 100);

/** The margin of a share of so many games at 95 of 100, in games of a hundred. */
export const marginOf = (won: number, games: number): number =>
  Math.round(196 * Math.sqrt(((won / games) * (1 - won / games)) / games));
