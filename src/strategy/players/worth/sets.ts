/** Sets of cards as 32 bits, a bit for each card in the order of CARDS. */
import { CARDS } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';

/** Where each card's bit is. */
export const INDEX: ReadonlyMap<Card, number> = new Map(CARDS.map((card, index) => [card, index]));

/** Cards as bits. */
export function setOf(cards: Iterable<Card>): number {
  let set = 0;
  for (const card of cards) set |= 1 << INDEX.get(card)!;
  return set;
}

/** Bits as cards, in the order of CARDS. */
export function cardsIn(set: number): Card[] {
  return CARDS.filter((_, index) => (set & (1 << index)) !== 0);
}

/** The cards that are not in a set, each as its bit: what may lie anywhere else. */
export const bitsOutside = (set: number): readonly number[] =>
  CARDS.map((_, at) => 1 << at).filter((bit) => (set & bit) === 0);

/** Every pair of such cards as a set: beside ten cards the 231 skats that there can be. */
export function pairsOutside(set: number): readonly number[] {
  const bits = bitsOutside(set);
  return bits.flatMap((one, at) => bits.slice(at + 1).map((other) => one | other));
}

/** How many cards are in a set. */
export function size(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The cards of one suit: J A 10 K Q 9 8 7 are the bits 0 to 7.
 *
 * @param at the suit's place among SUITS.
 */
export const suitBits = (set: number, at: number): number => (set >>> (at * 8)) & 0xff;
