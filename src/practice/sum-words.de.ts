/** The value of a game as a sum, in the drills that show one. */

/** The lines that each such sum has. */
export const SUM = {
  multiplier: 'der Faktor',
  base: 'mal Grundwert',
  asSaid: 'deine Antwort',
  said: 'deine Antwort',
} as const;
