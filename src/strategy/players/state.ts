/** Where a deal at the table stands, who is to act, and what may be said. */
import { checkBidding } from '../../game/skat/bidding.ts';
import type { BiddingStep } from '../../game/skat/bidding.ts';
import { bidValues } from '../../game/skat/bid-values.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Deal, Layout } from '../../game/skat/deal.ts';
import type { Law } from '../../game/skat/laws.ts';
import { toMove } from '../../game/skat/play.ts';
import type { Position } from '../../game/skat/play.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Action } from './action.ts';

/** Where a deal stands. */
export interface DealState {
  readonly law: Law;
  readonly deal: Deal;
  /**
   * The next decision: a word of the bidding; which way to play; what to do with the card drawn for a
   * Tournee; the game and two cards to put away, with the skat in the hand; a card; nothing more.
   */
  readonly stage: 'bidding' | 'game' | 'drawn' | 'taken' | 'play' | 'over';
  readonly bidding: readonly BiddingStep[];
  /** Who won the bidding; null before, when all passed, and in a Ramsch. */
  readonly declarer: Seat | null;
  /** The number the declarer must make good; null when nobody bid. */
  readonly bid: number | null;
  /** The cards of the skat that the declarer has drawn for a Tournee; the second after refusing one. */
  readonly drawn: readonly Card[];
  /** Null until it is said, and in a deal that is passed in. */
  readonly contract: Contract | null;
  readonly layout: Layout | null;
  readonly play: Position | null;
}

/** A deal before the first word. */
export function startDeal(deal: Deal, law: Law): DealState {
  return {
    law,
    deal,
    stage: 'bidding',
    bidding: [],
    declarer: null,
    bid: null,
    drawn: [],
    contract: null,
    layout: null,
    play: null,
  };
}

/** Who is to act; null when the deal is over. */
export function seatToAct(state: DealState): Seat | null {
  switch (state.stage) {
    case 'bidding':
      return turnInBidding(state.bidding, state.law);
    case 'game':
    case 'drawn':
    case 'taken':
      return state.declarer;
    case 'play':
      return state.play === null ? null : toMove(state.play);
    case 'over':
      return null;
  }
}

function turnInBidding(steps: readonly BiddingStep[], law: Law): Seat | null {
  const checked = checkBidding(steps, law);
  return checked.ok ? null : (checked.errors[0].turn[0] ?? null);
}

/** The number offered to the seat whose word it is, or null when that seat has to offer one. */
export function numberAsked(steps: readonly BiddingStep[], seat: Seat): number | null {
  const last = steps.at(-1);
  return last?.say === 'bid' && last.seat !== seat ? last.amount : null;
}

/** The lowest number that may be bid next; null when there is none higher. */
export function nextNumber(steps: readonly BiddingStep[], law: Law): number | null {
  const numbers = steps.map((step) => (step.say === 'bid' ? step.amount : 0));
  const highest = Math.max(0, ...numbers);
  return bidValues(law).find((value) => value > highest) ?? null;
}

/** Whether the declarer may still pass: nobody bid, and the book allows it. */
export function mayLeave({ bid, law, stage }: DealState): boolean {
  return stage === 'game' && bid === null && !law.bidding.vorhandMustBid;
}

/** A word of the bidding as it is recorded. */
export function stepOf(
  action: Extract<Action, { do: 'bid' | 'yes' | 'pass' }>,
  seat: Seat,
): BiddingStep {
  return action.do === 'bid'
    ? { seat, say: 'bid', amount: action.amount }
    : { seat, say: action.do };
}
