/** The card of the skat that is turned up for trump (Foster, laws 28–31; p. 54–55, 78–81). */
import { rankOf, suitOf } from './cards.ts';
import type { Card } from './cards.ts';
import { KINDS } from './contract.ts';
import type { ContractKind } from './contract.ts';
import type { Game } from './order.ts';

/** Whether the game is one in which a card of the skat is turned up. */
export function turnsCard(kind: ContractKind): boolean {
  const { skat } = KINDS[kind];
  return skat === 'turned' || skat === 'second-turned';
}

/**
 * Which of some cards, such as the two of the skat, may be turned up for a game: one of the trump
 * suit, its jack included (law 30), for a Grand a jack. Which cards let a Nullo be announced is left
 * to the table (law 31; p. 182: a seven), so that any card will do.
 *
 * @returns none for a game in which nothing is turned up.
 */
export function turnable({ kind, trump }: Game, cards: readonly Card[]): Card[] {
  if (!turnsCard(kind)) return [];
  const { trumps } = KINDS[kind];
  return cards.filter((card) =>
    trumps === 'suit' ? suitOf(card) === trump : trumps === 'none' || rankOf(card) === 'J',
  );
}
