/** What the principles of putting away say about a card or a pair. */
import type { Card } from '../../game/skat/cards.ts';

/** A fault of a layout, or (with a weight below 0) a merit. */
export interface Fault {
  readonly principle:
    | 'jack'
    | 'trump'
    | 'ace'
    | 'safe'
    | 'ten-left'
    | 'trump-left'
    | 'long-left'
    | 'divide'
    | 'ten-king'
    | 'piled'
    | 'whole-suit'
    | 'nullo-left'
    | 'nullo-void';
  readonly weight: number;
  /** A sentence, comment text, with its page. */
  readonly why: string;
}

/** A card in danger, and why. */
export interface Danger {
  readonly card: Card;
  readonly principle: 'ten-left' | 'trump-left' | 'long-left' | 'nullo-left';
  readonly weight: number;
  readonly why: string;
}
