/** Numbers in words, written and read. `Intl` has none, so they are spelled out here. */
import { stemmed } from './grammar.de.ts';
import type { Case, Gender } from './grammar.de.ts';
import type { Noun } from './noun.ts';
import { nounFor, nounGender } from './nouns.de.ts';

const ONES =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** A number from 0 to 99 in words, small letters: `null`, `einundsechzig`. */
export function numberWord(number: number): string {
  const small = ONES[number];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(number / 10)] ?? String(number);
  const one = number % 10 === 1 ? 'ein' : (ONES[number % 10] ?? '');
  return number % 10 === 0 ? ten : `${one}und${ten}`;
}

/** What else a text may say for a number. */
const OTHER_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['nichts', 0],
  ['zwo', 2],
  ...['', 'e', 'en', 'em', 'er', 'es'].flatMap((ending) => [
    [`kein${ending}`, 0] as const,
    [`ein${ending}`, 1] as const,
  ]),
]);

/** How a word may be spelled where a keyboard has not all the letters: `fuenf`, `dreissig`. */
const plainLetters = (word: string): string =>
  word.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ß', 'ss');

/**
 * A count in running text, in words up to twelve and in figures beyond: `zehn`, `13`.
 *
 * @param gender of what is counted, where its noun stands behind: `eine`, `keine`; a bare count is
 *   `eins`, `null`.
 */
export function inWords(number: number, gender?: Gender, wanted: Case = 'nominative'): string {
  if (!Number.isInteger(number) || number < 0 || number > 12) return String(number);
  if (gender === undefined || number > 1) return numberWord(number);
  return number === 0 ? stemmed('kein', 'plural', wanted) : stemmed('ein', gender, wanted);
}

/** A count with its noun, in words up to twelve: `ein Stich`, `keine Stiche`, `in drei Stichen`. */
export const countedInWords = (number: number, noun: Noun, wanted: Case = 'nominative'): string =>
  `${inWords(number, nounGender(noun), wanted)} ${nounFor(number, noun, wanted)}`;

/** How often, in words up to twelve: `einmal`, `dreimal`, `13-mal`. */
export const timesInWords = (count: number): string =>
  count === 1 ? 'einmal' : `${inWords(count)}${count > 12 ? '-' : ''}mal`;

/**
 * The number that a piece of text names, or null when it is none: `61`, `−48`, `sechzig`,
 * `Einundsechzig`, `keine`. Words go to neunundneunzig.
 */
export function readNumber(text: string): number | null {
  const plain = text.trim().toLowerCase().replace('−', '-');
  if (/^-?\d+$/.test(plain)) return Number(plain);
  const other = OTHER_NUMBERS.get(plain);
  if (other !== undefined) return other;
  for (let number = 0; number < 100; number++) {
    if (plainLetters(numberWord(number)) === plainLetters(plain)) return number;
  }
  return null;
}

/** A large number in figures: `13.074`. */
export const grouped = (number: number): string => number.toLocaleString('de');
