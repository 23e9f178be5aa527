/** What was measured, in words. */

/** A share of games won, out of a hundred: `86 in 100 (200 deals, give or take 5)`. */
export const sayWonShare = (won: number, deals: number, margin: number): string =>
  `${won} in 100 (${deals} deals, give or take ${margin})`;
