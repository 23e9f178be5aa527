/**
 * The parts of the book that can be named directly: its hands, laws, chapters and the pages of
 * 1922. The build writes it as /search/places.json, and the search reads it when it is opened.
 */

export interface SearchedHand {
  readonly id: string;
  /** Its number in the manual of 1922; null for a hand from elsewhere. */
  readonly number: number | null;
  readonly title: string;
  /** The page or pages of 1922 that print it, `99` or `81–83`; null when it stands in none. */
  readonly pages: string | null;
  /** How many tricks are recorded of it. */
  readonly tricks: number;
}

export interface ChapterPlace {
  readonly number: number;
  /** Which page it is of a chapter that has several, from 1; null when it is one. */
  readonly part: number | null;
  readonly title: string;
  readonly slug: string;
}

/** Where a page of 1922 begins: its number as printed, and the address of its mark. */
export type PageMark = readonly [page: string, address: string];

/** Other names of a word in the glossary, with its anchor there. */
export interface WordPlace {
  readonly word: string;
  readonly also: readonly string[];
  readonly anchor: string;
}

/** Numbers as they are spelled, which only the build knows: `src/game/words` is not loaded with the search. */
export interface NumberWords {
  /** By number, from 0 on: `no`, `one`, `two`. */
  readonly cardinals: readonly string[];
  /** From the first on. */
  readonly ordinals: readonly string[];
}

/** The number of a word or of figures; null for what is none. */
export function countOf(word: string, { cardinals }: NumberWords): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const number = cardinals.indexOf(word.toLowerCase());
  // “No” counts nothing here.
  return number < 1 ? null : number;
}

export interface BookPlaces {
  readonly numbers: NumberWords;
  readonly hands: readonly SearchedHand[];
  /** The titles of the laws, the first law’s first. */
  readonly laws: readonly string[];
  /** In reading order; of a chapter with parts each part. */
  readonly chapters: readonly ChapterPlace[];
  /** In the order of the book, the preface first. */
  readonly pages: readonly PageMark[];
  readonly words: readonly WordPlace[];
}
