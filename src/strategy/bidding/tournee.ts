/** Foster’s count for a Tournee (p. 58–59). */
import { SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';

/** What jacks and aces should come to. */
export const TOURNEE_HONOURS = 4;

/** A hand on which a Tournee is bid: Foster counts its jacks and aces as one each (p. 58). */
export interface TourneeFacts {
  readonly jacks: number;
  readonly aces: number;
}

/** Counts a hand for a Tournee. */
export function tourneeFacts(cards: readonly Card[]): TourneeFacts {
  const count = (rank: 'J' | 'A'): number => cards.filter((card) => rankOf(card) === rank).length;
  return { jacks: count('J'), aces: count('A') };
}

/** Whether jacks and aces make four, with a jack among them. */
export function passesTournee({ aces, jacks }: TourneeFacts): boolean {
  return jacks > 0 && jacks + aces >= TOURNEE_HONOURS;
}

/**
 * Whether the count alone does not settle it. Foster wants three suits besides that one would
 * take for trumps, and leaves that to the player: here three suits of two cards or more are enough,
 * jacks apart. And he calls two hands safe that make only three: three jacks and no ace, three
 * aces and no jack (p. 53).
 */
export function doubtfulTournee(cards: readonly Card[]): boolean {
  const facts = tourneeFacts(cards);
  const lengths = SUITS.map(
    (suit) => cards.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J').length,
  );
  const broad = lengths.filter((length) => length >= 2).length >= 3;
  if (passesTournee(facts)) return !broad;
  return facts.jacks === 3 || (facts.jacks === 0 && facts.aces >= 3);
}
