/** What a hand is worth as a question: the reason of its best plan, and how clear an answer is. */
import type { Card } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { NUMBERS } from '../../../strategy/players/bid/gain.ts';
import { measuredPlans } from '../../../strategy/players/bid/measured.ts';
import type { Sureness } from '../../sureness.ts';

/** So many points on either side of nothing are too few to call an answer wrong. */
const NEAR = 8;
/** And so few that neither answer is better. */
const EVEN = 3;

/** How the best plan of a hand is judged, in a sentence. */
export function sayWorth(hand: readonly Card[], seat: Seat): string {
  const plans = measuredPlans({ dealt: hand, law: LAWS.isko, seat });
  return plans
    .reduce((best, plan) => (plan.worth(NUMBERS[0]!) > best.worth(NUMBERS[0]!) ? plan : best))
    .reason(null).text;
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
