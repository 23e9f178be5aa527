/** The contents of a hand, as the book’s rules ask about them. */
import { SUITS, rankOf } from '../../game/skat/cards.ts';
import type { Card, Rank, Suit } from '../../game/skat/cards.ts';
import { cardStrength, isTrump, legalCards, playedSuit } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import type { CardPlace } from './card-place.ts';

/** The cards that a rule of the book leaves, and the rule in a sentence, comment text. */
export interface BookCards {
  readonly cards: readonly Card[];
  readonly why: string;
}

/** The cards that the rules allow here. */
export function legalAt({ game, hand, table }: CardPlace): readonly Card[] {
  return legalCards(hand, table[0] ?? null, game);
}

/** A suit of a hand. */
export interface Held {
  readonly suit: Suit;
  /** From the best. */
  readonly cards: readonly Card[];
  readonly has: (rank: Rank) => boolean;
}

/** The suits besides trumps that a hand has cards of. */
export function plainSuits(hand: readonly Card[], game: Game): Held[] {
  return SUITS.map((suit): Held => {
    const cards = hand
      .filter((card) => playedSuit(card, game) === suit)
      .sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
    return { suit, cards, has: (rank) => cards.includes(`${suit}${rank}`) };
  }).filter(({ cards }) => cards.length > 0);
}

/** Ace and king without the ten between them: best and third best (p. 76). */
export function isTenace({ has }: Pick<Held, 'has'>): boolean {
  return has('A') && has('K') && !has('10');
}

/** Whether a card is an ace or a ten, which one does not lose gladly. */
export function isHigh(card: Card): boolean {
  return ['A', '10'].includes(rankOf(card));
}

/** The trumps of a hand, from the best. */
export function trumpsIn(hand: readonly Card[], game: Game): Card[] {
  return hand
    .filter((card) => isTrump(card, game))
    .sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
}
