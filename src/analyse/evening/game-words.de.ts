/** What a game of an evening is called, where it has no name of its own. */

/** A deal without a name. */
export const UNNAMED_DEAL = 'Eine Verteilung';

/** A game by its number in its record. */
export const numberedGame = (number: number | string): string => `Spiel ${number}`;

/** A hand of the book. @param id the name of its page. */
export const handOfBook = (id: string): string => `Ein Beispielspiel des Buchs: ${id}`;

/** What was played, where that is no game. */
export const NOT_PLAYED = {
  noGame: 'kein Spiel',
  noGameYet: 'noch kein Spiel',
  passed: 'eingepasst',
  ended: 'beendet, bevor ein Spiel angesagt war',
} as const;
