/**
 * The exceptional games by their ids, in the order of the books. What each changes of Skat is said in
 * words (games-words.en.ts); what can be reckoned of them stands as rules beside this file.
 */

/** Whose book describes a game. */
export type SourceBook = 'eichhorn' | 'hoyle';

const BOOKS = {
  'beer-skat': 'eichhorn',
  'comparative-skat': 'eichhorn',
  'two-with-a-dummy': 'eichhorn',
  'enhanced-values': 'eichhorn',
  'guckser-nullo': 'eichhorn',
  'nullo-tourne': 'eichhorn',
  'nullo-with-tricks': 'eichhorn',
  'nullo-with-jacks': 'eichhorn',
  'uno-and-duo': 'eichhorn',
  'skat-exposed': 'eichhorn',
  contra: 'eichhorn',
  'guckser-solos': 'eichhorn',
  'point-ramsch': 'eichhorn',
  'forced-ramsch': 'eichhorn',
  'schieb-ramsch': 'eichhorn',
  'little-nullo': 'hoyle',
} as const satisfies Readonly<Record<string, SourceBook>>;

/** The exceptional games by the names used here. */
export type ExceptionalId = keyof typeof BOOKS;

/** The book of each. */
export const EXCEPTIONAL_BOOKS: Readonly<Record<ExceptionalId, SourceBook>> = BOOKS;

/** The names in the order of the books. */
export const EXCEPTIONAL_IDS = Object.keys(BOOKS) as readonly ExceptionalId[];
