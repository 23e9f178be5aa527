/** The game a player plans, and how far the player bids for it. */
import type { Contract } from '../../../game/skat/contract.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { bidValues } from '../../../game/skat/bid-values.ts';
import { REASONS, sayCovers, sayTooLow } from '#edition/strategy/players/reason-words.ts';
import { byRule } from '../action.ts';
import type { Decision, Ground } from '../action.ts';
import type { SeatView } from '../view.ts';

/** A way to play a hand. */
export interface GamePlan {
  /** From the hand; with the skat taken up, the game named then; or a Tournee. */
  readonly way: 'hand' | 'take' | 'draw';
  /** The game from the hand; null for the other ways. */
  readonly contract: Contract | null;
  /** The highest number for which it is good enough. */
  readonly limit: number;
  /** What it is expected to bring at a bid. */
  readonly worth: (bid: number | null) => number;
  /** The share of such games that is won at a bid, 0 to 1; null where it is not known. */
  readonly share: (bid: number | null) => number | null;
  /** Why, where a number is to be made good; `null` for the lowest. */
  readonly reason: (bid: number | null) => Ground;
}

/** What a player says in the bidding who has these plans. */
export function wordFor(view: SeatView, plans: readonly GamePlan[]): Decision {
  const { asked } = view;
  if (asked?.what !== 'word') throw new RangeError('No word of the bidding is asked.');
  const best = plans.reduce<GamePlan | null>(
    (found, plan) => (found === null || plan.limit > found.limit ? plan : found),
    null,
  );
  const number = asked.number ?? asked.next;
  if (best === null || number === null || best.limit < number) {
    const text =
      best === null
        ? REASONS.noGame
        : number === null
          ? REASONS.noHigher
          : sayTooLow(best.limit, number);
    return byRule({ do: 'pass' }, { by: 'count', text });
  }
  const action =
    asked.number === null ? { do: 'bid' as const, amount: number } : { do: 'yes' as const };
  return byRule(action, best.reason(number), {
    by: 'count',
    text: sayCovers(best.limit, number),
  });
}

/**
 * What the declarer does after the bidding: the plan worth most, or a pass where none is good and a
 * pass is allowed.
 */
export function startFor(view: SeatView, plans: readonly GamePlan[], least = 0): Decision {
  const { asked, bid } = view;
  if (asked?.what !== 'game') throw new RangeError('No game is asked.');
  const best = bestPlan(plans, bid);
  if (asked.mayPass && (best === null || best.worth(bid) < least)) {
    return byRule({ do: 'pass' }, { by: 'count', text: REASONS.noRisk });
  }
  if (best === null) throw new RangeError('A player who must play has no plan.');
  if (best.way === 'take' || best.way === 'draw') return byRule({ do: best.way }, best.reason(bid));
  return byRule({ do: 'declare', contract: best.contract!, layout: null }, best.reason(bid));
}

/** Of the plans that cover the bid, or else of all, the one that is worth most. */
export function bestPlan(plans: readonly GamePlan[], bid: number | null): GamePlan | null {
  const covering = plans.filter(({ limit }) => limit >= (bid ?? 0));
  return (covering.length > 0 ? covering : plans).reduce<GamePlan | null>(
    (found, plan) => (found === null || plan.worth(bid) > found.worth(bid) ? plan : found),
    null,
  );
}

/** The highest number that may be bid and is no higher than this; 0 for none. */
export function highestNumber(value: number, law: Law): number {
  return bidValues(law).findLast((number) => number <= value) ?? 0;
}
