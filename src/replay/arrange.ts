import { RANKS, SUITS, suitOf } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { cardStrength, isTrump, playedSuit } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';

/** Cards that belong together in play: the trumps, or a plain suit. */
export interface Group {
  readonly suit: Suit | 'trump';
  readonly cards: readonly Card[];
}

/**
 * A hand as a player holds it: the trumps first and apart, jacks leading them, then the plain
 * suits, every group from its highest card down. Groups without a card are left out.
 */
export function arrangeHand(hand: readonly Card[], game: Game): Group[] {
  const groups: (Suit | 'trump')[] = ['trump', ...SUITS];
  return groups
    .map((suit) => ({
      suit,
      cards: hand
        .filter((card) => playedSuit(card, game) === suit)
        .sort((a, b) => cardStrength(b, game) - cardStrength(a, game)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** The printed diagram's rows, clubs to diamonds: each suit's ranks in order, jacks in their suit. */
export function suitRows(hand: readonly Card[], game: Game): { suit: Suit; cards: Card[] }[] {
  const nullo = KINDS[game.kind].trumps === 'none';
  const order = (a: Card, b: Card): number =>
    nullo || (!isTrump(a, game) && !isTrump(b, game))
      ? cardStrength(b, game) - cardStrength(a, game)
      : RANKS.findIndex((rank) => a.endsWith(rank)) - RANKS.findIndex((rank) => b.endsWith(rank));
  return SUITS.map((suit) => ({
    suit,
    cards: hand.filter((card) => suitOf(card) === suit).sort(order),
  }));
}
