/**
 * Whist: four players, partners across the table, all 52 cards dealt, the dealer’s last card turned
 * up for trump. The order of the cards, the duty to follow and the count are those of Pole’s examples
 * and their rules in The Standard Hoyle (1912).
 */
import { SUITS, packOf, packRank, suitOf } from '../../cards/cards.ts';
import type { PackCard, Suit } from '../../cards/cards.ts';
import { PACK_RANKS } from '../../cards/ranks.ts';
import type { TrickPosition, TurnedTrick } from '../../cards/play.ts';
import type { TrickRules } from '../../cards/table.ts';

/** The elder hand, which leads first, and the others to its left; the dealer is D. */
export const WHIST_SEATS = ['A', 'B', 'C', 'D'] as const;
export type WhistSeat = (typeof WHIST_SEATS)[number];

/** Partners sit across the table. */
export const PARTNERS = ['A and C', 'B and D'] as const;
export type Partners = (typeof PARTNERS)[number];

export interface WhistGame {
  readonly trump: Suit;
}

/** A trick that has been turned. */
export interface WhistTrick extends TurnedTrick {
  readonly leader: WhistSeat;
  readonly winner: WhistSeat;
}

/** Where a hand stands between two cards. */
export interface WhistPosition extends TrickPosition {
  readonly game: WhistGame;
  readonly hands: Readonly<Record<WhistSeat, readonly PackCard[]>>;
  readonly tricks: readonly WhistTrick[];
  readonly leader: WhistSeat;
}

/** All 52 cards, suit by suit from the ace down. */
export const WHIST_PACK: readonly PackCard[] = packOf(PACK_RANKS);

/** How many tricks a hand has; seven are the odd trick, which is the first that counts. */
export const TRICKS = 13;
export const ODD_TRICK = 7;

const inSuit = (card: PackCard, { trump }: WhistGame): Suit | 'trump' =>
  suitOf(card) === trump ? 'trump' : suitOf(card);

const strength = (card: PackCard): number => PACK_RANKS.length - PACK_RANKS.indexOf(packRank(card));

/** Whether a card takes a trick from the one that wins it so far. */
function beats(card: PackCard, winner: PackCard, game: WhistGame): boolean {
  const suit = inSuit(card, game);
  if (suit === inSuit(winner, game)) return strength(card) > strength(winner);
  return suit === 'trump';
}

export const WHIST_RULES = {
  seats: WHIST_SEATS,
  suitInPlay: inSuit,
  strength,
  legalCards: (hand: readonly PackCard[], led: PackCard | null) => {
    if (led === null) return hand;
    const following = hand.filter((card) => suitOf(card) === suitOf(led));
    return following.length > 0 ? following : hand;
  },
  winningIndex: (cards: readonly PackCard[], game: WhistGame) =>
    cards.reduce((best, card, index) => (beats(card, cards[best] ?? card, game) ? index : best), 0),
  points: () => 1,
} satisfies TrickRules;

/** The partners a seat belongs to. */
export function partnersOf(seat: WhistSeat): Partners {
  return seat === 'A' || seat === 'C' ? 'A and C' : 'B and D';
}

/** Cards suit by suit, clubs to diamonds, each from its highest down. */
export function sortWhist(cards: readonly PackCard[]): PackCard[] {
  return cards.toSorted(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || strength(b) - strength(a),
  );
}
