/** The table of a deal’s tricks so far. */
export const TRICKS_SO_FAR = {
  caption: 'Die Stiche bisher',
  trick: 'Stich',
  cards: 'Ausspiel und Karten',
  winner: 'Geht an',
  points: 'Augen',
} as const;
