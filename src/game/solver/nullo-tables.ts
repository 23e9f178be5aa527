/**
 * What one suit means to the declarer of a Nullo, worked out for every set of its cards left.
 */
import { DECLARER, LEFT, RIGHT } from './frame.ts';
import type { SuitBits } from './frame.ts';

/** An entry: the cards of the suit if the declarer may have to take a trick in it, else none. */
export const UNSAFE_CARDS = (1 << 30) - 1;
/**
 * And whether the left defender, or the right one, forces a trick on the declarer at once by
 * leading it.
 */
export const LEFT_FORCES = 1 << 30;
export const RIGHT_FORCES = 1 << 31;

/**
 * Fills the table for one suit.
 *
 * The suit is safe when the declarer's lowest card is below the others' lowest, the second lowest
 * below their second lowest, and so on as long as they have cards. However the others play, the
 * declarer then plays the highest card that stays below theirs, or discards the highest, and the
 * suit is safe again.
 *
 * @param offset where the suit's entries begin.
 * @param owners the role that holds each bit.
 */
export function fillNullo(
  table: Int32Array,
  offset: number,
  { shift, size }: SuitBits,
  owners: Uint8Array,
): void {
  for (let set = 0; set < 1 << size; set++) {
    const bitsOf: readonly [number[], number[], number[]] = [[], [], []];
    const others: number[] = [];
    for (let bit = 0; bit < size; bit++) {
      if ((set & (1 << bit)) === 0) continue;
      const role = owners[shift + bit]!;
      bitsOf[role as 0 | 1 | 2].push(bit);
      if (role !== DECLARER) others.push(bit);
    }
    const own = bitsOf[DECLARER];
    const unsafe = own.some((bit, index) => index < others.length && bit > others[index]!);
    // The declarer must follow, and both others can stay below that lowest card.
    const forces = (leader: 1 | 2, partner: 1 | 2): boolean =>
      own.length > 0 &&
      bitsOf[leader].length > 0 &&
      bitsOf[leader][0]! < own[0]! &&
      (bitsOf[partner].length === 0 || bitsOf[partner][0]! < own[0]!);
    table[offset + set] =
      (unsafe ? set << shift : 0) |
      (forces(LEFT, RIGHT) ? LEFT_FORCES : 0) |
      (forces(RIGHT, LEFT) ? RIGHT_FORCES : 0);
  }
}
