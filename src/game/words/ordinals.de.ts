/** The place of a thing in a row, in words and in figures. */

/**
 * The first to the tenth, which is as far as tricks go, as they stand behind a nominative `der` or `die`;
 * elsewhere with an `n` more: see {@link ordinalWord}.
 */
export const ORDINAL_WORDS: readonly string[] =
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' ');

/** One of them behind `den`, `dem` or a dative `der`: `(im) dritten (Stich)`; beyond the tenth in figures. */
export function ordinalWord(number: number): string {
  const word = ORDINAL_WORDS[number - 1];
  return word === undefined ? ordinal(number) : `${word}n`;
}

/** In figures: `1.`, `22.` */
export const ordinal = (number: number): string => `${number}.`;
