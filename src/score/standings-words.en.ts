/** The table of how the players of a sheet stand. */

/** Its heads, its button, and what the balance is, in a line with marks (src/lib/marked.ts). */
export const STANDINGS = {
  heading: 'How you stand',
  gamesWon: 'Games won',
  pointsWon: 'Points won',
  pointsLost: 'Points lost',
  points: 'Points',
  forOwn: 'For own games',
  forOthers: 'Lost by others',
  total: 'Total',
  balanced: 'Balanced',
  money: 'Money',
  hideParts: 'The total alone',
  showParts: 'How the total is made up',
  balance:
    'Balanced: what each gets from all the others together, or pays, so that the sum is 0 ([how](/manual/scoring/#balancing-the-sheet)).',
} as const;

/** How many of a player’s games were won. */
export const sayGamesWon = (won: number, games: number): string => `${won} of ${games}`;
