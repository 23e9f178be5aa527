/** The frame of a hand on another site, and the mistakes in its text. */

/** Where the hand is from; the name of the book is in the gap `book`. */
export const FROM_BOOK = {
  line: 'Aus {book}',
  name: 'Vorhand',
  what: ', einem Skatbuch',
} as const;

/** The list of mistakes. */
export const MISTAKES = {
  heading: 'Dieses Spiel lässt sich nicht zeigen: In seinem Text ist ein Fehler.',
  notation: 'Wie Spiele aufgeschrieben werden',
} as const;

/** Where a mistake stands. */
export const sayMistakeAt = (line: number, column: number): string =>
  `Zeile ${line}, Spalte ${column}:`;

/** How many more mistakes there are. */
export const sayMore = (more: number): string => `Und ${more} weitere.`;
