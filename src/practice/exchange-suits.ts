/**
 * A hand with its suits exchangeSuit. What a hand is worth in play does not ask which plain suit is
 * which, so that one measured hand stands for all twenty-four.
 */
import { SUITS, rankOf, suitOf } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { Chance } from '../lib/random.ts';

/** Which suit takes the place of which. */
export type SuitExchange = Readonly<Record<Suit, Suit>>;

/** No exchange. */
export const SAME_SUITS: SuitExchange = { C: 'C', S: 'S', H: 'H', D: 'D' };

/** One of the twenty-four, by lot. */
export function drawExchange(chance: Chance): SuitExchange {
  const [C, S, H, D] = chance.shuffle(SUITS) as [Suit, Suit, Suit, Suit];
  return { C, S, H, D };
}

/**
 * The card in its place.
 *
 * @param jacks whether jacks go with their suits, as in a Nullo; else they stay, for each has a rank
 *   of its own.
 */
export function exchangeSuit(card: Card, exchange: SuitExchange, jacks: boolean): Card {
  if (rankOf(card) === 'J' && !jacks) return card;
  return `${exchange[suitOf(card)]}${rankOf(card)}`;
}
