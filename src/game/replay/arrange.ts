import type { PackCard } from '../cards/cards.ts';
import { RANKS, SUITS, suitOf } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { cardStrength, isTrump } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SKAT_RULES } from '../skat/play.ts';
import type { TableGame } from './table-game.ts';
import type { PlayedGame, SuitInPlay, TrickRules } from '../cards/table.ts';

/** Cards that belong together in play: the trumps, or a plain suit. */
export interface Group<C extends PackCard = PackCard> {
  readonly suit: SuitInPlay;
  readonly cards: readonly C[];
}

/**
 * Groups a hand as a player holds it: trumps first, then the plain suits, each from its highest card
 * down. Empty groups are left out.
 */
export function arrangeBy<C extends PackCard>(
  rules: TrickRules,
  hand: readonly C[],
  game: PlayedGame,
): Group<C>[] {
  const groups: SuitInPlay[] = ['trump', ...SUITS];
  return groups
    .map((suit) => ({
      suit,
      cards: hand
        .filter((card) => rules.suitInPlay(card, game) === suit)
        .sort((a, b) => rules.strength(b, game) - rules.strength(a, game)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** A hand of Skat as a player holds it, jacks leading the trumps. */
export function arrangeHand(hand: readonly Card[], game: Game): Group<Card>[] {
  return arrangeBy(SKAT_RULES, hand, game);
}

/** The rows of the printed diagram, clubs to diamonds, with each jack in its own suit. */
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

/** The rows of the diagram for a game in which no card changes its suit, in the game’s order. */
export function suitRowsBy(
  { sort }: Pick<TableGame, 'sort'>,
  hand: readonly PackCard[],
): { suit: Suit; cards: PackCard[] }[] {
  const sorted = sort(hand);
  return SUITS.map((suit) => ({ suit, cards: sorted.filter((card) => suitOf(card) === suit) }));
}
