/**
 * Cards, suits and ranks: the vocabulary that everything else is written in.
 *
 * A card is suit letter + rank, `CJ S10 HA D7`: a plain string, so that hand files, page
 * addresses and test tables all spell it the same way and the compiler checks each literal.
 */

import { packOf, packRank } from '../cards/cards.ts';
import type { Suit } from '../cards/cards.ts';

export { SUITS, suitOf } from '../cards/cards.ts';
export type { BySuit, Suit } from '../cards/cards.ts';

/** The ranks in the order of a plain suit in trump games, jack first (Foster, law 11). */
export const RANKS = ['J', 'A', '10', 'K', 'Q', '9', '8', '7'] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Suit}${Rank}`;

/** All 32 cards, clubs to diamonds, each suit from the jack down to the 7. */
export const CARDS: readonly Card[] = packOf(RANKS);

/** Card points by rank; the five highest cards of a suit make 30, the pack 120 (Foster, p. 32–33). */
export const RANK_POINTS: Readonly<Record<Rank, number>> = {
  J: 2,
  A: 11,
  '10': 10,
  K: 4,
  Q: 3,
  '9': 0,
  '8': 0,
  '7': 0,
};

/** The card points of the whole pack. */
export const PACK_POINTS = 120;

const KNOWN: ReadonlySet<string> = new Set(CARDS);

/** Whether `text` is one of the 32 cards, spelled exactly (`H10`, never `h10` or `HT`). */
export function isCard(text: string): text is Card {
  return KNOWN.has(text);
}

/** The rank of a card, without its suit. */
export const rankOf = packRank as (card: Card) => Rank;

/** Card points of one card, 0 to 11. */
export function cardPoints(card: Card): number {
  return RANK_POINTS[rankOf(card)];
}

/** Card points of several cards together, 0 to 120. */
export function sumPoints(cards: Iterable<Card>): number {
  let sum = 0;
  for (const card of cards) sum += cardPoints(card);
  return sum;
}
