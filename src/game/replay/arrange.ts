import { RANKS, SUITS, suitOf } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { cardStrength, isTrump } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SKAT_RULES } from '../skat/play.ts';
import type { SkatTable } from '../skat/play.ts';
import type { TableGame } from './table-game.ts';
import type { GameOf, SuitInPlay, Table, TrickRules } from '../cards/table.ts';

/** Cards that belong together in play: the trumps, or a plain suit. */
export interface Group<T extends Table = SkatTable> {
  readonly suit: SuitInPlay;
  readonly cards: readonly T['card'][];
}

/**
 * A hand as a player holds it: the trumps first and apart, then the plain suits, every group from its highest card down. Groups without a card are left out.
 */
export function arrangeBy<T extends Table>(
  rules: TrickRules<T>,
  hand: readonly T['card'][],
  game: GameOf<T>,
): Group<T>[] {
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
export function arrangeHand(hand: readonly Card[], game: Game): Group[] {
  return arrangeBy(SKAT_RULES, hand, game);
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

/** The rows of the diagram where no card leaves its suit: each suit’s cards as the game sorts them. */
export function suitRowsBy<T extends Table>(
  { sort }: Pick<TableGame<T>, 'sort'>,
  hand: readonly T['card'][],
): { suit: Suit; cards: T['card'][] }[] {
  const sorted = sort(hand);
  return SUITS.map((suit) => ({ suit, cards: sorted.filter((card) => suitOf(card) === suit) }));
}
