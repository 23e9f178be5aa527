/** The table of how the players of a sheet stand, in the words of the German federation’s lists. */

/** Its heads, its button, and what the balance is, in a line with marks (src/lib/marked.ts). */
export const STANDINGS = {
  heading: 'Wie es steht',
  gamesWon: 'Gewonnene Spiele',
  pointsWon: 'Pluspunkte',
  pointsLost: 'Minuspunkte',
  points: 'Spielpunkte',
  forOwn: 'Für eigene Spiele',
  forOthers: 'Verlorene Gegenspiele',
  total: 'Gesamtpunkte',
  balanced: 'Abrechnung',
  money: 'Geld',
  hideParts: 'Nur die Gesamtpunkte',
  showParts: 'Wie sich die Gesamtpunkte zusammensetzen',
  balance:
    'Abrechnung: was jeder von allen anderen zusammen bekommt oder an sie zahlt, sodass die Summe 0 ist ([wie das geht](/manual/scoring/#balancing-the-sheet)).',
} as const;

/** How many of a player’s games were won. */
export const sayGamesWon = (won: number, games: number): string => `${won} von ${games}`;
