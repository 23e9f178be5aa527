/** How a hand does in each of the book's tests. */
import { SUITS } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { countEight, doubtfulEight, passesEight } from './eight-rule.ts';
import type { EightCount } from './eight-rule.ts';
import { measureGrand, doubtfulGrand, passesGrand } from './grand.ts';
import { dangerousSuits, doubtfulNullo, passesNullo } from './nullo.ts';
import { TESTS } from './bid-tests.ts';
import type { TestName } from './bid-tests.ts';
import { doubtfulTournee, passesTournee, tourneeFacts } from './tournee.ts';

/** The count that a test makes of a hand, and whether it is enough. */
export interface BidVerdict {
  readonly count: number;
  readonly passes: boolean;
  /** The book leaves this hand to judgement: no question is to ask for the verdict. */
  readonly doubtful: boolean;
}

/** The suit in which the hand counts most by the Eight Rule; of equals the most valuable. */
export function bestSuit(hand: readonly Card[]): EightCount {
  const counts = SUITS.map((suit) => countEight(hand, suit));
  return counts.reduce((best, count) => (count.total > best.total ? count : best));
}

/**
 * Puts a hand to a test.
 *
 * @param trump for a Solo; null for the suit in which it counts most.
 */
export function judgeHand(
  hand: readonly Card[],
  seat: Seat,
  test: TestName,
  trump: Suit | null,
): BidVerdict {
  switch (test) {
    case 'tournee': {
      const facts = tourneeFacts(hand);
      const count = facts.jacks + facts.aces;
      return { count, passes: passesTournee(facts), doubtful: doubtfulTournee(hand) };
    }
    case 'solo': {
      const counts =
        trump === null ? SUITS.map((suit) => countEight(hand, suit)) : [countEight(hand, trump)];
      const best = trump === null ? bestSuit(hand) : countEight(hand, trump);
      return {
        count: best.total,
        passes: passesEight(best),
        doubtful: counts.some(doubtfulEight),
      };
    }
    case 'grand': {
      const count = measureGrand(hand, seat);
      return {
        count: count.tricks,
        passes: passesGrand(count),
        doubtful: doubtfulGrand(hand, count),
      };
    }
    case 'nullo':
      return {
        count: dangerousSuits(hand).length,
        passes: passesNullo(hand),
        doubtful: doubtfulNullo(hand),
      };
  }
}

/** The tests that a hand passes. */
export function testsPassed(hand: readonly Card[], seat: Seat): TestName[] {
  return TESTS.filter((test) => judgeHand(hand, seat, test, null).passes);
}

/** Whether every test says clearly yes or no. */
export function clearInAll(hand: readonly Card[], seat: Seat): boolean {
  return TESTS.every((test) => !judgeHand(hand, seat, test, null).doubtful);
}
