/** The table of a deal’s tricks so far. */
export const TRICKS_SO_FAR = {
  caption: 'The tricks so far',
  trick: 'Trick',
  cards: 'Led by, and the cards',
  winner: 'Won by',
  points: 'Points',
} as const;
