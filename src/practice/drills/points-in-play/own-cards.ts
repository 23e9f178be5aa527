/** How a hand of your own is held while you count. Only what shows it needs this. */
import { CARDS, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import { seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { PlayedHand } from './question.ts';

/** After a trump suit, or after the jacks alone, the plain suits so that black and red take turns. */
const TURNS: Readonly<Record<Suit | 'none', readonly Suit[]>> = {
  C: ['H', 'S', 'D'],
  S: ['H', 'C', 'D'],
  H: ['C', 'D', 'S'],
  D: ['C', 'H', 'S'],
  none: ['C', 'H', 'S', 'D'],
};

/**
 * The cards of a seat as Eichhorn would have them held: the trumps on the left, the jacks first, and
 * then the suits by turns, black and red ("Holding of Hand").
 *
 * @param playedCards what has been played, and is held no more.
 * @returns what the seat plays of its ten; less than ten to begin with where the hand was broken off.
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
