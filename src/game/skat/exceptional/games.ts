/**
 * The exceptional games by their ids, in the order of the books. What each changes of Skat is said in
 * words (games-words.en.ts); what can be reckoned of them stands as rules beside this file.
 */

/** Whose book describes a game. */
const BOOKS = {
  'beer-skat': 'Eichhorn',
  'comparative-skat': 'Eichhorn',
  'two-with-a-dummy': 'Eichhorn',
  'enhanced-values': 'Eichhorn',
  'guckser-nullo': 'Eichhorn',
  'nullo-tourne': 'Eichhorn',
  'nullo-with-tricks': 'Eichhorn',
  'nullo-with-jacks': 'Eichhorn',
  'uno-and-duo': 'Eichhorn',
  'skat-exposed': 'Eichhorn',
  contra: 'Eichhorn',
  'guckser-solos': 'Eichhorn',
  'point-ramsch': 'Eichhorn',
  'forced-ramsch': 'Eichhorn',
  'schieb-ramsch': 'Eichhorn',
  'little-nullo': 'Hoyle',
} as const satisfies Readonly<Record<string, 'Eichhorn' | 'Hoyle'>>;

/** The exceptional games by the names used here. */
export type ExceptionalId = keyof typeof BOOKS;

/** The book of each. */
export const EXCEPTIONAL_BOOKS: Readonly<Record<ExceptionalId, 'Eichhorn' | 'Hoyle'>> = BOOKS;

/** The names in the order of the books. */
export const EXCEPTIONAL_IDS = Object.keys(BOOKS) as readonly ExceptionalId[];
