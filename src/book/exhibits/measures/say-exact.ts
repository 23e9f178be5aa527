/** Chances that are reckoned exactly, as tables print them. */
import { BETWEEN_WAYS, LEAST_CHANCE } from '#edition/book/exhibits/measures/measured-words.ts';
import { decimal } from '../../../game/words/decimal.ts';
import { chanceAllTogether, chanceInSkat, splitsOf } from '../../../strategy/simulations/exact.ts';

/** How many missing cards the table goes through. */
export const SPLITS_SHOWN: readonly number[] = [2, 3, 4, 5, 6];

/** For how many cards the other table says how likely one is in the skat. */
export const SKAT_COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** How often at least one of so many unseen cards lies in the skat, of a hundred. */
export function inSkat(cards: number): string {
  return sayHundred(chanceInSkat(cards));
}

/** A chance from 0 to 1 as `17.7` of a hundred; below a tenth `under 0.1`. */
export function sayHundred(chance: number): string {
  return chance > 0 && chance < 0.0005 ? LEAST_CHANCE : decimal(100 * chance, 1);
}

/** A row of the table: all together, and each way with its chance, `3–2 49.8, 3–1 + 1 18.3`. */
export function splitTable(missing: number): { readonly together: string; readonly ways: string } {
  const ways = splitsOf(missing).map(({ chance, hands, skat }) => {
    const inSkat = skat === 0 ? '' : ` + ${skat}`;
    // Each way stays on a line.
    return `${hands.join('–')}${inSkat}: ${sayHundred(chance)}`.replaceAll(' ', '\u00a0');
  });
  return { together: sayHundred(chanceAllTogether(missing)), ways: ways.join(BETWEEN_WAYS) };
}
