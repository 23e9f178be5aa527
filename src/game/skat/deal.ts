import { CARDS, RANKS, SUITS, rankOf, suitOf } from './cards.ts';
import type { Card } from './cards.ts';
import type { BySeat } from './seats.ts';

/** Ten cards a seat and the two of the skat, as dealt. */
export type Deal = BySeat<readonly Card[]> & { readonly skat: readonly [Card, Card] };

/** The two cards the declarer put away. */
export type Layout = readonly [Card, Card];

/** The cards in the order hands are printed in: clubs to diamonds, each J A 10 K Q 9 8 7. */
export function sortCards(cards: Iterable<Card>): Card[] {
  return [...cards].sort(
    (a, b) =>
      SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) ||
      RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)),
  );
}

/**
 * Deals the shuffled pack as the law has it: three each, two to the skat, four each, three
 * each (Foster, law 18).
 *
 * @param random a source of numbers from 0 (included) to 1 (excluded); the same sequence
 *   gives the same deal.
 */
export function dealCards(random: () => number): Deal {
  const pack = [...CARDS];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const card = pack[last]!;
    pack[last] = pack[other]!;
    pack[other] = card;
  }
  const hand = (seat: 0 | 1 | 2): Card[] =>
    sortCards([
      ...pack.slice(seat * 3, seat * 3 + 3),
      ...pack.slice(11 + seat * 4, 15 + seat * 4),
      ...pack.slice(23 + seat * 3, 26 + seat * 3),
    ]);
  return {
    V: hand(0),
    M: hand(1),
    H: hand(2),
    skat: [pack[9]!, pack[10]!],
  };
}

/** Whether two pairs are the same cards. */
export function samePair(one: Layout, other: Layout): boolean {
  return one.every((card) => other.includes(card));
}
