/**
 * What it brings to bid on a hand: by the measured worth of the games that every possible skat allows
 * (src/strategy/players/bid), under the International Skat Order.
 */
import { bidValues } from '../../../game/skat/bid-values.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { measuredPlans } from '../../../strategy/players/bid/measured.ts';
import type { Sureness } from '../../sureness.ts';

const LAW = LAWS.isko;

/** The bids of today, lowest first. */
export const NUMBERS: readonly number[] = bidValues(LAW);

/** So many points on either side of nothing are too few to call an answer wrong. */
const NEAR = 8;
/** And so few that neither answer is better. */
const EVEN = 3;

/** What the best game on a hand brings, in points of the list, when a number is to be made good. */
export type Gain = (number: number) => number;

/** The gain of a hand at a seat: of the best game with the skat or from the hand. */
export function gainOf(hand: readonly Card[], seat: Seat): Gain {
  const plans = measuredPlans({ dealt: hand, law: LAW, seat });
  return (number) => Math.max(...plans.map(({ worth }) => worth(number)));
}

/** How the best plan of a hand is judged, in a sentence. */
export function sayWorth(hand: readonly Card[], seat: Seat): string {
  const plans = measuredPlans({ dealt: hand, law: LAW, seat });
  return plans.reduce((best, plan) =>
    plan.worth(NUMBERS[0]!) > best.worth(NUMBERS[0]!) ? plan : best,
  ).reason.text;
}

/** The highest number at which a hand still brings something; null where none does. */
export function limitOf(gain: Gain): number | null {
  return NUMBERS.findLast((number) => gain(number) > 0) ?? null;
}

/** How sure it is that to bid a number, or to pass it, is right. */
export function standingOf(gain: number, bids: boolean): Sureness {
  const ahead = bids ? gain : -gain;
  if (ahead >= NEAR) return 'certain';
  if (ahead >= EVEN) return 'good';
  return ahead > -NEAR ? 'doubtful' : 'wrong';
}

/** Whether a number is clearly to be bid or clearly to be passed. */
export const isClear = (gain: number): boolean => Math.abs(gain) >= NEAR;
