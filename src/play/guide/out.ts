/** What is still out against a card, as the reader can know it. */
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, isTrump, playedSuit } from '../../game/skat/order.ts';
import type { Sight } from '../../strategy/advice/sight.ts';

/** The cards of its suit, the trumps being one, that the seat has not seen and that beat the card; the highest first. */
export function higherOut({ game, unseen }: Sight, card: Card): Card[] {
  const suit = playedSuit(card, game);
  return unseen
    .filter(
      (other) =>
        playedSuit(other, game) === suit && cardStrength(other, game) > cardStrength(card, game),
    )
    .sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
}

/** How many cards of the card's suit the seat has not seen. */
export function suitOut({ game, unseen }: Sight, card: Card): number {
  const suit = playedSuit(card, game);
  return unseen.filter((other) => playedSuit(other, game) === suit).length;
}

/** Whether all that the seat has not seen is in the others' hands: the declarer has seen the skat. */
export function knowsTheRest({ declares, view }: Pick<Sight, 'declares' | 'view'>): boolean {
  return declares && view.skat.length === 2;
}

export const isPlain = ({ game }: Sight, card: Card): boolean => !isTrump(card, game);
