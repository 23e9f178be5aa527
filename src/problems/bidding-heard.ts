/** The bidding of a problem as its player heard it. */
import type { Seat } from '../game/skat/seats.ts';
import type { Problem } from './problem.ts';

/** Who bids: the player, or another by the seat. */
export type Bidder = 'you' | Seat;

/** A part of the bidding. */
export type Heard =
  /** Numbers that one bids and another holds, in one; `from` and `to` may be the same. */
  | {
      readonly is: 'climb';
      readonly who: Bidder;
      readonly from: number;
      readonly to: number;
      readonly held: Bidder;
    }
  | { readonly is: 'bid'; readonly who: Bidder; readonly amount: number }
  | { readonly is: 'pass'; readonly who: Bidder }
  /** What the source does not say. */
  | { readonly is: 'untold' };

/** The parts of the bidding, a climb in one; none where there was no bidding. */
export function biddingHeard({ seat, view }: Pick<Problem, 'seat' | 'view'>): readonly Heard[] {
  const heard: Heard[] = [];
  const bidder = (other: Seat): Bidder => (other === seat ? 'you' : other);
  for (const [at, step] of view.bidding.entries()) {
    if (step.say === 'untold') {
      heard.push({ is: 'untold' });
      continue;
    }
    const who = bidder(step.seat);
    const answer = view.bidding[at + 1];
    if (step.say === 'bid' && answer?.say === 'yes') {
      const held = bidder(answer.seat);
      const last = heard.at(-1);
      const isHigher = last?.is === 'climb' && last.who === who && last.held === held;
      if (isHigher) heard.pop();
      const from = isHigher ? last.from : step.amount;
      heard.push({ is: 'climb', who, from, to: step.amount, held });
    } else if (step.say === 'bid') heard.push({ is: 'bid', who, amount: step.amount });
    else if (step.say === 'pass') heard.push({ is: 'pass', who });
  }
  return heard;
}
