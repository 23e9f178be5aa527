/** What the book's test of a hand counts, and what follows from it, in a sentence or two of comment text. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Seat } from '../../game/skat/seats.ts';
import {
  NO_DANGER,
  sayDanger,
  sayGrandTest,
  sayJackWanted,
  sayManySuits,
  saySoloTest,
  sayTooFewSuits,
  sayTooFewTricks,
  sayTourneeTest,
} from '#edition/strategy/bidding/test-words.ts';
import type { TestName } from './bid-tests.ts';
import { countEight, passesEight } from './eight-rule.ts';
import { GRAND_TRICKS, measureGrand } from './grand.ts';
import { bestSuit } from './judge-hand.ts';
import { dangerousSuits } from './nullo.ts';
import { DEFENDERS_NEED } from './piles.ts';
import { TOURNEE_HONOURS, tourneeFacts } from './tournee.ts';

/** The count of one test and what follows from it. */
export function explainTest(
  hand: readonly Card[],
  seat: Seat,
  test: TestName,
  trump: Suit | null,
): string {
  switch (test) {
    case 'tournee': {
      const facts = tourneeFacts(hand);
      const isEnough = facts.jacks + facts.aces >= TOURNEE_HONOURS;
      return isEnough && facts.jacks === 0 ? sayJackWanted(facts) : sayTourneeTest(facts, isEnough);
    }
    case 'solo': {
      const count = trump === null ? bestSuit(hand) : countEight(hand, trump);
      const lost = count.cards.filter(({ standing }) => standing === 'ten-in-danger');
      return saySoloTest(
        count,
        lost.map(({ card }) => card),
        passesEight(count),
      );
    }
    case 'grand':
      return explainGrand(hand, seat);
    case 'nullo':
      return explainNullo(hand);
  }
}

function explainGrand(hand: readonly Card[], seat: Seat): string {
  const measure = measureGrand(hand, seat);
  const { cards, most, suits, suitsNeeded, tricks } = measure;
  if (tricks < GRAND_TRICKS) return sayTooFewTricks(measure);
  if (suits < suitsNeeded) {
    return sayTooFewSuits(measure, suitsNeeded, suitsNeeded === 3 ? seat : null);
  }
  const losers = cards.filter(({ trick }) => trick === null).map(({ card }) => card);
  return sayGrandTest(measure, { isSafe: most < DEFENDERS_NEED, losers, most });
}

function explainNullo(hand: readonly Card[]): string {
  const suits = dangerousSuits(hand);
  const danger = suits.flatMap(({ dangerous }) => dangerous);
  if (danger.length === 0) return NO_DANGER;
  return suits.length > 2 ? sayManySuits(suits.length) : sayDanger(danger, suits.length);
}
