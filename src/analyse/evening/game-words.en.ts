/** What a game of an evening is called, where it has no name of its own. */

/** A deal without a name. */
export const UNNAMED_DEAL = 'A deal';

/** A game by its number in its record. */
export const numberedGame = (number: number | string): string => `Game ${number}`;

/** A hand of the book. @param id the name of its page. */
export const handOfBook = (id: string): string => `A hand of the book: ${id}`;

/** What was played, where that is no game. */
export const NOT_PLAYED = {
  noGame: 'no game',
  noGameYet: 'no game yet',
  passed: 'all three passed',
  ended: 'ended before a game was named',
} as const;
