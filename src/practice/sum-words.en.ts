/** The value of a game as a sum, in the drills that show one. */

/** The lines that each such sum has. */
export const SUM = {
  multiplier: 'the multiplier',
  base: 'times the base value',
  asSaid: 'as you said',
  said: 'you said',
} as const;
