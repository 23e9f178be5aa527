/**
 * The order of cards where the jacks are trumps above suits that rank as in Nullo: A K Q 10 9 8 7
 * (Eichhorn, "Nullo With Tricks", "Uno and Duo"). Everything else is as in Grand, so the cards are
 * asked about as the Grand's cards of the same height.
 */
import { rankOf, suitOf } from '../cards.ts';
import type { Card, Rank } from '../cards.ts';
import { legalCards, winningIndex } from '../order.ts';
import type { Game } from '../order.ts';

const GRAND: Game = { kind: 'grand-solo', trump: null };

/** The place of each rank that stands elsewhere in a Grand. */
const STANDS_AS: Readonly<Partial<Record<Rank, Rank>>> = { K: '10', Q: 'K', '10': 'Q' };

function inGrand(card: Card): Card {
  const rank = rankOf(card);
  return `${suitOf(card)}${STANDS_AS[rank] ?? rank}`;
}

/** The cards that may be played: those that follow, or any when there is none or nothing is led. */
export function legalAboveNullo(hand: readonly Card[], led: Card | null): readonly Card[] {
  return legalCards(hand, led, GRAND);
}

/** Which of one to three cards on the table wins the trick so far. */
export function winningAboveNullo(cards: readonly Card[]): number {
  return winningIndex(cards.map(inGrand), GRAND);
}
