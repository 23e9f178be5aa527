/**
 * A hand with its suits exchanged. What a hand wins does not depend on which plain suit is which,
 * so one measured hand stands for all twenty-four.
 */
import { SUITS, rankOf, suitOf } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { Chance } from '../lib/random.ts';

/** For each suit, the suit that replaces it. */
export type SuitExchange = Readonly<Record<Suit, Suit>>;

/** No exchange. */
export const SAME_SUITS: SuitExchange = { C: 'C', S: 'S', H: 'H', D: 'D' };

/** A random one of the twenty-four exchanges. */
export function drawExchange(chance: Chance): SuitExchange {
  const [C, S, H, D] = chance.shuffle(SUITS) as [Suit, Suit, Suit, Suit];
  return { C, S, H, D };
}

/**
 * The card that replaces a card.
 *
 * @param jacks whether jacks change with their suits, as in a Nullo; otherwise they stay, because
 *   each jack has a rank of its own.
 */
export function exchangeSuit(card: Card, exchange: SuitExchange, jacks: boolean): Card {
  if (rankOf(card) === 'J' && !jacks) return card;
  return `${exchange[suitOf(card)]}${rankOf(card)}`;
}
