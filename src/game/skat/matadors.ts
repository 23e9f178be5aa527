import type { Card } from './cards.ts';
import { isRamsch } from './contract.ts';
import { trumpsOf } from './order.ts';
import type { Game } from './order.ts';

/**
 * The unbroken run of trumps from the jack of clubs down, which the declarer holds (`with`) or
 * lacks (`without`): 1 to 11, in Grand 1 to 4 (Foster, p. 34–36).
 */
export type Matadors = { readonly with: number } | { readonly without: number };

/**
 * Counts the declarer's matadors.
 *
 * @param cards the declarer's twelve cards: the ten as dealt and the two of the skat, which are
 *   the declarer's in every game, even unseen, and also those put away (p. 36, 139).
 * @returns null in a game without a declarer or without trumps.
 */
export function countMatadors(cards: Iterable<Card>, game: Game): Matadors | null {
  if (isRamsch(game.kind)) return null;
  const cardSet = new Set(cards);
  const trumps = trumpsOf(game);
  const best = trumps[0];
  if (best === undefined) return null;
  const withBest = cardSet.has(best);
  const end = trumps.findIndex((trump) => cardSet.has(trump) !== withBest);
  const run = end < 0 ? trumps.length : end;
  return withBest ? { with: run } : { without: run };
}

/** How many there are, with or without. */
export function matadorCount(matadors: Matadors): number {
  return 'with' in matadors ? matadors.with : matadors.without;
}
