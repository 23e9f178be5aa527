import type { Card, Suit } from '../../../game/skat/cards.ts';
import { CARDS, rankOf, suitOf } from '../../../game/skat/cards.ts';
import { trumpsOf } from '../../../game/skat/order.ts';

/** Which cards are to be shown in their order. */
export type CardOrder = 'jacks' | 'plain' | 'trumps';

/**
 * Cards in their order, best first: the four jacks, the seven cards of a plain suit, or the eleven
 * trumps when `suit` is trump. For the jacks the suit does not matter.
 */
export function orderOf(order: CardOrder, suit: Suit): Card[] {
  switch (order) {
    case 'jacks':
      return trumpsOf({ kind: 'grand-solo', trump: null });
    case 'trumps':
      return trumpsOf({ kind: 'simple', trump: suit });
    case 'plain':
      return CARDS.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J');
  }
}
