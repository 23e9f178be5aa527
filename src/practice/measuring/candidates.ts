/** Hands for the drills on judgement with what chance says of them, before any is picked. */
import type { PoolKind } from '../drills/bidding/pool.ts';
import { TESTS } from '../../strategy/bidding/bid-tests.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import { bestSuit } from '../../strategy/bidding/judge-hand.ts';
import { Chance } from '../../lib/random.ts';
import type { LayoutKind } from '../drills/layout/question.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { isCard } from '../../game/skat/cards.ts';
import type { Game } from '../../game/skat/order.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { measureBid } from './bids.ts';
import { drawBidHand } from './draw-bids.ts';
import { drawLayout } from './draw-layouts.ts';
import { raceLayouts } from './layouts.ts';

/** A hand for a bid, as it is kept; cards in a row, with spaces. */
export interface BidRow {
  readonly kind: PoolKind;
  /** Hands that were given and not drawn have a number below 1. */
  readonly seed: number;
  readonly seat: Seat;
  readonly hand: string;
  readonly trump: Suit | null;
  /** Games won and deals, by test. */
  readonly measured: Readonly<Partial<Record<TestName, readonly [won: number, deals: number]>>>;
}

/** Twelve cards, as they are kept, with what each pair won of its deals. */
export interface LayoutRow {
  readonly kind: `layout-${LayoutKind}`;
  readonly seed: number;
  readonly seat: Seat;
  readonly game: Game;
  readonly twelve: string;
  readonly pairs: readonly (readonly [first: Card, second: Card, won: number, deals: number])[];
}

export type CandidateRow = BidRow | LayoutRow;

/** Whether a row is about laying out. */
export function isLayoutRow(row: CandidateRow): row is LayoutRow {
  return row.kind.startsWith('layout-');
}

/** The cards of a row. */
export function cardsInRow(text: string): Card[] {
  return text.split(' ').filter(isCard);
}

/** The deals of a candidate follow from its seed, and are not those that drew its cards. */
function dealsOf(seed: number): Chance {
  return new Chance(Math.imul(seed, 0x9e3779b1) ^ 1922);
}

/**
 * Hands that a page of the book speaks of and its rules leave open, so that chance draws none: of
 * page 129, in each seat.
 */
const GIVEN: Readonly<Record<number, { readonly seat: Seat; readonly hand: string }>> = {
  [0]: { seat: 'V', hand: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7' },
  [-1]: { seat: 'M', hand: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7' },
  [-2]: { seat: 'H', hand: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7' },
};

/** The seeds of hands that are given, by kind. */
export function givenSeeds(kind: PoolKind): readonly number[] {
  return kind === 'grand' ? Object.keys(GIVEN).map(Number) : [];
}

/** Draws a hand for a bid and measures it: the same seed gives the same row. */
export function bidCandidate(kind: PoolKind, seed: number, solver: Solver): BidRow {
  const given = GIVEN[seed];
  const { hand, seat, trump } =
    given === undefined
      ? drawBidHand(new Chance(seed), kind)
      : { ...given, hand: cardsInRow(given.hand), trump: null };
  const tests = kind === 'all' ? TESTS : [kind];
  const measured = Object.fromEntries(
    tests.map((test) => {
      const suit = kind === 'all' && test === 'solo' ? bestSuit(hand).trump : trump;
      const bid = { test, hand, seat, trump: test === 'solo' ? suit : null };
      const { deals, won } = measureBid(bid, dealsOf(seed), solver);
      return [test, [won, deals]];
    }),
  );
  return { kind, seed, seat, hand: hand.join(' '), trump, measured };
}

/** Draws twelve cards and measures what is put away. */
export function layoutCandidate(kind: LayoutKind, seed: number, solver: Solver): LayoutRow {
  const { declarer, game, hands } = drawLayout(new Chance(seed), kind);
  const twelve = hands[declarer];
  const won = raceLayouts({ twelve, game, declarer }, dealsOf(seed), solver);
  return {
    kind: `layout-${kind}`,
    seed,
    seat: declarer,
    game,
    twelve: twelve.join(' '),
    pairs: won.map(({ deals, layout: [first, second], won: games }) => [
      first,
      second,
      games,
      deals,
    ]),
  };
}
