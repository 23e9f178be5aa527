/** Draws hands for the drill on bids, before they are measured. */
import { countEight, guardedTen } from '../../strategy/bidding/eight-rule.ts';
import { clearInAll, judgeHand, testsPassed } from '../../strategy/bidding/judge-hand.ts';
import type { PoolKind } from '../drills/bidding/pool.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import type { Chance } from '../../lib/random.ts';
import { SUITS } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { anyHand, drawFitting, grandHand, nulloHand, soloHand, tourneeHand } from './draw-hands.ts';

/** Ten cards in a seat, with the trumps of a Solo unless all tests are asked. */
export interface DrawnBid {
  readonly hand: readonly Card[];
  readonly seat: Seat;
  readonly trump: Suit | null;
}

/** Draws a hand that the book’s rules judge without a doubt. */
export function drawBidHand(chance: Chance, kind: PoolKind): DrawnBid {
  const seat = chance.pick(SEATS);
  return kind === 'all' ? drawAll(chance, seat) : drawTest(chance, kind, seat);
}

/** A hand for one test, which it passes as often as not. */
function drawTest(chance: Chance, test: TestName, seat: Seat): DrawnBid {
  const pass = chance.happens(0.5);
  const trump = test === 'solo' ? chance.pick(SUITS) : null;
  const clear = (hand: readonly Card[]): boolean => {
    const { doubtful, passes } = judgeHand(hand, seat, test, trump);
    // The question asks for the number as well, so no ten may be open to doubt.
    const sure = trump === null || !guardedTen(countEight(hand, trump));
    return sure && !doubtful && passes === pass;
  };
  const hand = drawFitting(chance, clear, () => {
    switch (test) {
      case 'tournee':
        return tourneeHand(chance, pass);
      case 'solo':
        return soloHand(chance, trump ?? 'C', pass);
      case 'grand':
        return grandHand(chance, pass);
      case 'nullo':
        return nulloHand(chance, pass ? chance.below(2) : chance.between(2, 3));
    }
  });
  return { hand, seat, trump };
}

/** A hand for all four tests, which passes a chosen one of them, or none. */
function drawAll(chance: Chance, seat: Seat): DrawnBid {
  const aim = chance.pick(['tournee', 'solo', 'grand', 'nullo', 'nothing'] as const);
  const fits = (hand: readonly Card[]): boolean => {
    if (!clearInAll(hand, seat)) return false;
    const passed = testsPassed(hand, seat);
    return aim === 'nothing' ? passed.length === 0 : passed.includes(aim);
  };
  const hand = drawFitting(chance, fits, () => {
    switch (aim) {
      case 'tournee':
        return tourneeHand(chance, true);
      case 'solo':
        return soloHand(chance, chance.pick(SUITS), true);
      case 'grand':
        return grandHand(chance, true);
      case 'nullo':
        return nulloHand(chance, chance.below(2));
      case 'nothing':
        return chance.happens(0.5) ? anyHand(chance) : tourneeHand(chance, false);
    }
  });
  return { hand, seat, trump: null };
}
