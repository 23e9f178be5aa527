/** The frame of a hand on another site, and the mistakes in its text. */

/** Where the hand is from; the name of the book is in the gap `book`. */
export const FROM_BOOK = {
  line: 'From {book}',
  name: 'Vorhand',
  what: ', a manual of Skat',
} as const;

/** The list of mistakes. */
export const MISTAKES = {
  heading: 'This hand cannot be shown: its text has a mistake.',
  notation: 'How hands are written',
} as const;

/** Where a mistake stands. */
export const sayMistakeAt = (line: number, column: number): string =>
  `Line ${line}, column ${column}:`;

/** How many more mistakes there are. */
export const sayMore = (more: number): string => `And ${more} more.`;
