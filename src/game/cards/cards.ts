/**
 * The cards that every game of these books is played with: the French pack of 52, of which each
 * game takes its own. A card is suit letter + rank, `CJ S10 H2`, in all of them.
 */

/**
 * The suits in the order of the books: in Skat from the highest to the lowest in bidding and among
 * the jacks (Foster, law 12), in Mate from the highest to the lowest between equal ranks.
 */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks of the whole pack. */
export type PackRank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** Any of the 52 cards. */
export type PackCard = `${Suit}${PackRank}`;

/** Something for each suit. */
export type BySuit<T> = Readonly<Record<Suit, T>>;

/** The printed suit of a card, whatever is trump. */
export function suitOf(card: PackCard): Suit {
  return card.charAt(0) as Suit;
}

/** The rank of a card, without its suit. */
export function packRank(card: PackCard): PackRank {
  return card.slice(1) as PackRank;
}

/** The cards of these ranks, suit by suit, each suit in the order of the ranks. */
export function packOf<Rank extends PackRank>(ranks: readonly Rank[]): `${Suit}${Rank}`[] {
  return SUITS.flatMap((suit) => ranks.map((rank): `${Suit}${Rank}` => `${suit}${rank}`));
}
