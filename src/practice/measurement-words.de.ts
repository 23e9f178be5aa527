/** What was measured, in words. */

/** A share of games won, out of a hundred: `86 von 100 (200 Verteilungen, ± 5)`. */
export const sayWonShare = (won: number, deals: number, margin: number): string =>
  `${won} von 100 (${deals} Verteilungen, ± ${margin})`;
