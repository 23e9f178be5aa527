/** What stands at several exhibits. */

/** The heads of a table of tricks. */
export const TRICK_TABLE = {
  trick: 'Stich',
  leader: 'Ausspiel',
  cards: 'Karten der Reihe nach',
  points: 'Augen',
} as const;

/** A row of the cards that a player was dealt. @param seat its name. */
export const sayTenCards = (seat: string): string => `Die zehn Karten von ${seat}`;
