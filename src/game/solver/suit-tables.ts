/**
 * What the remaining cards of one played suit can do, worked out once a deal.
 *
 * Within a deal the owner of every card is fixed, so the set of cards left in a suit says
 * everything about it. For each such set the tables hold which cards of the suit are worth
 * trying and by which set it may be replaced without changing the game.
 */
import type { SuitBits } from './frame.ts';

/** Room for the largest suits: eleven trumps and three plain suits of seven, or four of eight. */
export const SUIT_TABLE_SIZE = 2048 + 4 * 256;

/** One entry for each set of cards left in a suit; the suits stand one after the other. */
export interface SuitTables {
  /** The set that stands for all sets that play alike: see {@link fillSuit}. */
  readonly relative: Int32Array;
  /** One card of each run of neighbours of one owner and equal points. */
  readonly distinct: Int32Array;
  /** The most valuable card of each run of neighbours of one owner. */
  readonly dearest: Int32Array;
  /** The cheapest card of each run of neighbours of one owner. */
  readonly cheapest: Int32Array;
}

/**
 * Fills the tables for one suit.
 *
 * Neighbours are cards between which no other card of the suit is left. Two sets play alike when
 * they hold the same owners in the same order and the cards that count are the same: among cards
 * of equal points only the order of the owners matters. The relative set is the lowest of them.
 *
 * @param offset where the suit's entries begin.
 * @param points the card points of each bit.
 * @param owners the role that holds each bit.
 */
export function fillSuit(
  tables: SuitTables,
  offset: number,
  suit: SuitBits,
  points: Uint8Array,
  owners: Uint8Array,
): void {
  const { relative, distinct, dearest, cheapest } = tables;
  const { shift, size } = suit;
  relative[offset] = distinct[offset] = dearest[offset] = cheapest[offset] = 0;
  for (let set = 1; set < 1 << size; set++) {
    const top = 31 - Math.clz32(set);
    const bit = shift + top;
    const card = 1 << bit;
    const rest = offset + (set ^ (1 << top));
    const index = offset + set;
    relative[index] = relative[rest]! | lowestAlike(relative[rest]!, bit, suit, owners);
    const next = shift + 31 - Math.clz32(set ^ (1 << top));
    if (next < shift || owners[next] !== owners[bit]) {
      distinct[index] = distinct[rest]! | card;
      dearest[index] = dearest[rest]! | card;
      cheapest[index] = cheapest[rest]! | card;
      continue;
    }
    distinct[index] = distinct[rest]! | (points[next] === points[bit] ? 0 : card);
    const dear = 31 - Math.clz32(dearest[rest]!);
    dearest[index] =
      points[bit]! > points[dear]! ? dearest[rest]! ^ (1 << dear) ^ card : dearest[rest]!;
    const cheap = 31 - Math.clz32(cheapest[rest]!);
    cheapest[index] =
      points[bit]! < points[cheap]! ? cheapest[rest]! ^ (1 << cheap) ^ card : cheapest[rest]!;
  }
}

/** The lowest card above `below` that plays like `bit` on top of it. */
function lowestAlike(below: number, bit: number, suit: SuitBits, owners: Uint8Array): number {
  let first = below === 0 ? suit.shift : 32 - Math.clz32(below);
  while (owners[first] !== owners[bit]) first++;
  return 1 << first;
}
