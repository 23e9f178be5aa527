/** The place of a thing in a row, in words and in figures. */
import { afterArticle } from './grammar.de.ts';
import type { Case, Gender } from './grammar.de.ts';

/**
 * The first to the tenth, which is as far as tricks go, as they stand behind `der` and `die`; behind
 * `den` and `dem` with an `n` more: see {@link ordinalWord}.
 */
export const ORDINAL_WORDS: readonly string[] =
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' ');

/** One of them behind a definite article: `(im) dritten (Stich)`; beyond the tenth in figures. */
export function ordinalWord(number: number, gender: Gender, wanted: Case = 'nominative'): string {
  const word = ORDINAL_WORDS[number - 1];
  return word === undefined ? ordinal(number) : afterArticle(word.slice(0, -1), gender, wanted);
}

/** In figures: `1.`, `22.` */
export const ordinal = (number: number): string => `${number}.`;
