/** What a reader may choose about the hands whose tricks go by. */

/** The reader’s choices. */
export const COUNT_OPTIONS = {
  cards: 'Karten',
  byTrick: 'Stich für Stich',
  byCard: 'einzeln, wie am Tisch',
  hands: 'Spiele',
  both: 'aus dem Buch und neue',
  book: 'nur aus dem Buch',
  new: 'nur neue',
} as const;
