/** Measures how often a bid would win: the hand stays in its seat, and the other cards are dealt many times. */
import { rankedLayouts } from '../../strategy/layout/principles.ts';
import type { Chance } from '../../lib/random.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import { suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Measurement } from '../measurement.ts';
import type { Game } from '../../game/skat/order.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { dealOthers, firstLead, seatDeal, wins } from '../../strategy/simulations/deals.ts';
import { winsUnseen } from './nullo-table.ts';

/** A hand to bid on by one of the book's tests. */
export interface BidCase {
  readonly test: TestName;
  readonly hand: readonly Card[];
  readonly seat: Seat;
  /** The trumps of a Solo. */
  readonly trump: Suit | null;
}

/** The number of deals for a game with all cards open. */
const DEALS = 200;
/**
 * The numbers of deals for a Nullo, which takes longer because players who see only their own cards
 * play it: the first stage, and all.
 */
const NULLO_DEALS = [40, 120] as const;
/** A share so far from a half after the first stage needs no more deals. */
const FAR_FROM_HALF = 0.3;

/**
 * Deals the other cards and plays the game each time; returns the games won. A Nullo is played by
 * players who see only their own cards, other games by best play with all cards open. In a Tournee
 * the first card of the skat is turned, and the layout is the book's.
 */
export function measureBid(
  bid: BidCase,
  chance: Chance,
  solver: Solver,
  deals = DEALS,
): Measurement {
  if (bid.test !== 'nullo') {
    let won = 0;
    for (let deal = 0; deal < deals; deal++) won += Number(winsOnce(bid, chance, solver));
    return { won, deals };
  }
  let won = 0;
  let done = 0;
  for (const upTo of NULLO_DEALS) {
    for (; done < upTo; done++) won += Number(winsOnce(bid, chance, solver));
    if (Math.abs(won / done - 0.5) > FAR_FROM_HALF) break;
  }
  return { won, deals: done };
}

function winsOnce({ hand, seat, test, trump }: BidCase, chance: Chance, solver: Solver): boolean {
  const deal = seatDeal(hand, seat, dealOthers(hand, chance));
  switch (test) {
    case 'solo':
      return wins(solver, firstLead({ kind: 'solo', trump }, seat, deal));
    case 'grand':
      return wins(solver, firstLead({ kind: 'grand-solo', trump: null }, seat, deal));
    case 'nullo':
      return winsUnseen(deal, seat, chance, solver);
    case 'tournee': {
      const game: Game = { kind: 'tournee', trump: suitOf(deal.skat[0]) };
      const twelve = [...hand, ...deal.skat];
      const hands = { V: deal.V, M: deal.M, H: deal.H, [seat]: twelve };
      const { layout } = rankedLayouts(twelve, game)[0]!;
      return wins(solver, afterLayout({ game, declarer: seat, hands }, layout));
    }
  }
}
