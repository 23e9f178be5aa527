/** What stands at several exhibits. */

/** The heads of a table of tricks. */
export const TRICK_TABLE = {
  trick: 'Trick',
  leader: 'Led by',
  cards: 'Cards in order',
  points: 'Points',
} as const;

/** A row of the cards that a player was dealt. @param seat its name. */
export const sayTenCards = (seat: string): string => `${seat}’s ten cards`;
