/** The count of the book, card by card, for the figure beside an answer. */
import { CARDS, rankOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { countEight } from '../../../strategy/bidding/eight-rule.ts';
import { measureGrand } from '../../../strategy/bidding/grand.ts';
import { bestSuit } from '../../../strategy/bidding/judge-hand.ts';
import { nulloSuits } from '../../../strategy/bidding/nullo.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';

/** A card with its number in the count; null where it does not count. */
export interface CountedCard {
  readonly card: Card;
  readonly count: number | null;
}

/**
 * The hand as a test counts it: first the cards that count, numbered. In a Nullo each suit goes
 * from its lowest card up, and the dangerous cards are numbered.
 */
export function countedCards(
  hand: readonly Card[],
  seat: Seat,
  test: TestName,
  trump: Suit | null,
): readonly CountedCard[] {
  switch (test) {
    case 'tournee': {
      const counts = (card: Card): boolean => rankOf(card) === 'J' || rankOf(card) === 'A';
      const cards = CARDS.filter((card) => hand.includes(card));
      const jacks = cards.filter((card) => rankOf(card) === 'J');
      const aces = cards.filter((card) => rankOf(card) === 'A');
      return [
        ...[...jacks, ...aces].map((card, index) => ({ card, count: index + 1 })),
        ...cards.filter((card) => !counts(card)).map((card) => ({ card, count: null })),
      ];
    }
    case 'solo':
      return trump === null ? bestSuit(hand).cards : countEight(hand, trump).cards;
    case 'grand':
      return measureGrand(hand, seat).cards.map(({ card, trick }) => ({ card, count: trick }));
    case 'nullo': {
      let found = 0;
      return nulloSuits(hand).flatMap(({ cards, dangerous }) =>
        cards.map((card) => ({ card, count: dangerous.includes(card) ? ++found : null })),
      );
    }
  }
}
