/** What a reader may choose about the hands whose tricks go by. */

/** The reader’s choices. */
export const COUNT_OPTIONS = {
  cards: 'Cards come',
  byTrick: 'a trick at a time',
  byCard: 'one by one, as at the table',
  hands: 'Hands',
  both: 'the book’s and new ones',
  book: 'the book’s only',
  new: 'new ones only',
} as const;
