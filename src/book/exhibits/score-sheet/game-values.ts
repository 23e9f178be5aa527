/** The table of values that stands at the head of a score sheet. */
import type { Suit } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';

/** One suit: its base value and the value of a won game with or without 1, 2, 3… matadors. */
export interface SuitValues {
  readonly suit: Suit;
  readonly base: number;
  readonly values: readonly number[];
}

/** From the lowest suit, as Foster prints them. */
const RISING: readonly Suit[] = ['D', 'H', 'S', 'C'];

/**
 * What a plain win is worth in each suit under the laws of 1922.
 *
 * @param most the largest number of matadors, 1 to 11.
 */
export function gameValues(
  kind: 'simple' | 'tournee' | 'solo',
  most: number,
): readonly SuitValues[] {
  const law = LAWS['american-1922'];
  const base = law.rates[kind]?.base;
  if (base === undefined || typeof base === 'number') {
    throw new RangeError(`A ${kind} has no values by suit.`);
  }
  return RISING.map((suit) => ({
    suit,
    base: base[suit],
    values: Array.from(
      { length: most },
      (_, index) => base[suit] * (law.multipliers.game + index + 1),
    ),
  }));
}
