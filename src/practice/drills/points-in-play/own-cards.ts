/** How the reader's own hand is sorted while they count. Only the components that show it need this. */
import { CARDS, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import { seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { PlayedHand } from './question.ts';

/** The order of the plain suits after each trump suit, or after the jacks alone: black and red alternate. */
const TURNS: Readonly<Record<Suit | 'none', readonly Suit[]>> = {
  C: ['H', 'S', 'D'],
  S: ['H', 'C', 'D'],
  H: ['C', 'D', 'S'],
  D: ['C', 'H', 'S'],
  none: ['C', 'H', 'S', 'D'],
};

/**
 * The remaining cards of a seat, sorted as Eichhorn advises: the trumps on the left, the jacks
 * first, and then the suits, black and red alternating ("Holding of Hand").
 *
 * @param playedCards the cards that are no longer in the hand.
 * @returns the cards that the seat still plays; fewer than ten from the start where the hand is
 *   unfinished.
 */
export function remainingHand(hand: PlayedHand, seat: Seat, playedCards: readonly Card[]): Card[] {
  const own = new Set(
    hand.tricks.map(({ cards, leader }) => cards[seatsFrom(leader).indexOf(seat)]!),
  );
  const trumps = trumpsOf(hand);
  const plain = TURNS[hand.trump ?? 'none'].flatMap((suit) =>
    CARDS.filter((card) => suitOf(card) === suit && !trumps.includes(card)),
  );
  return [...trumps, ...plain].filter((card) => own.has(card) && !playedCards.includes(card));
}
