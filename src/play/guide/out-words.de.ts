/** That a card is still against the reader. */
import type { Card } from '../../game/skat/cards.ts';

/** @param isKnown whether another must hold it; else it may lie in the skat. */
export const sayOut = (card: Card, isKnown: boolean): string =>
  isKnown ? `${card} ist noch draußen` : `${card} ist noch nicht gefallen`;
