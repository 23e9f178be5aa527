/**
 * What it brings to bid on a hand, and how far to bid on it: by the measured worth of the games that every
 * possible skat allows, under the International Skat Order, and by what others must have bid.
 */
import { bidValues } from '../../../game/skat/bid-values.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { bestBrings, weighHand } from './each-game.ts';

/** The bids of today, lowest first. */
export const NUMBERS: readonly number[] = bidValues(LAWS.isko);

/** What the best game on a hand brings, in points of the list, when a number is to be made good. */
export type Gain = (number: number) => number;

/** The gain of a hand at a seat: of the best game with the skat or from the hand. */
export function gainOf(hand: readonly Card[], seat: Seat): Gain {
  const weighed = weighHand(hand, seat);
  return (number) => bestBrings(weighed, number);
}

/** What a bid brings, in points of the list. */
export interface GainAt {
  readonly number: number;
  readonly points: number;
}

/**
 * What bids on a hand bring where it matters, lowest first: at the number that is asked, or the lowest; at the
 * limit; and at the next number, where it is too much.
 */
export function tellingGains(
  gain: Gain,
  limit: number | null,
  number: number | null,
): readonly GainAt[] {
  const next = limit === null ? undefined : NUMBERS[NUMBERS.indexOf(limit) + 1];
  return NUMBERS.filter((one) => [number ?? NUMBERS[0], limit, next].includes(one)).map((one) => ({
    number: one,
    points: Math.round(gain(one)),
  }));
}

/** The highest number at which a hand still brings something; null where none does. */
export function limitOf(gain: Gain): number | null {
  return NUMBERS.findLast((number) => gain(number) > 0) ?? null;
}
