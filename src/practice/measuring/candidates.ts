/** Candidates for the drills on judgement: hands with their measurements, before any is picked. */
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

/** A hand for a bid, as the candidates' file has it; cards separated by spaces. */
export interface BidRow {
  readonly kind: PoolKind;
  /** Below 1 for hands that were given and not drawn. */
  readonly seed: number;
  readonly seat: Seat;
  readonly hand: string;
  readonly trump: Suit | null;
  /** Games won and deals, by test. */
  readonly measured: Readonly<Partial<Record<TestName, readonly [won: number, deals: number]>>>;
}

/** Twelve cards, as the candidates' file has them, with the games that each pair won. */
export interface LayoutRow {
  readonly kind: `layout-${LayoutKind}`;
  readonly seed: number;
  readonly seat: Seat;
  readonly game: Game;
  readonly twelve: string;
  readonly pairs: readonly (readonly [first: Card, second: Card, won: number, deals: number])[];
}

export type CandidateRow = BidRow | LayoutRow;

/** Whether a row is about putting cards away. */
export function isLayoutRow(row: CandidateRow): row is LayoutRow {
  return row.kind.startsWith('layout-');
}

/** The cards of a row. */
export function cardsInRow(text: string): Card[] {
  return text.split(' ').filter(isCard);
}

/** The deals of a candidate follow from its seed, and differ from those that drew its cards. */
function dealsOf(seed: number): Chance {
  return new Chance(Math.imul(seed, 0x9e3779b1) ^ 1922);
}

/** Hands of the book that its rules leave open, so that chance draws none like them: page 129, in each seat. */
const GIVEN: Readonly<Record<number, { readonly seat: Seat; readonly hand: string }>> = {
  [0]: { seat: 'V', hand: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7' },
  [-1]: { seat: 'M', hand: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7' },
  [-2]: { seat: 'H', hand: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7' },
};

/** The seeds of the given hands of a kind. */
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

/** Draws twelve cards and measures every pair to put away: the same seed gives the same row. */
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
