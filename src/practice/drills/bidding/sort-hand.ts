/** Sorts ten cards as the drill on bids shows them. */
import { CARDS, rankOf } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';

/** Jacks first, then the suits from clubs to diamonds, each from its ace down. */
export function sortHand(cards: Iterable<Card>): Card[] {
  const inHand = new Set(cards);
  const isJack = (card: Card): boolean => rankOf(card) === 'J';
  const sorted = CARDS.filter((card) => inHand.has(card));
  return [...sorted.filter(isJack), ...sorted.filter((card) => !isJack(card))];
}
