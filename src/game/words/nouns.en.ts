/** Counts with their nouns. */
import type { Noun } from './noun.ts';

/**
 * The noun alone, as it stands after a number: `trick`, `tricks`. `Intl.PluralRules` would only say
 * whether the number is 1, and knows no nouns; these are all regular.
 */
export function nounFor(number: number, noun: Noun): string {
  return number === 1 ? noun : noun.replace(/(?= of |$)/, 's');
}

/** A count with its noun: `1 point`, `0 points`. */
export function counted(number: number, noun: Noun): string {
  return `${number} ${nounFor(number, noun)}`;
}
