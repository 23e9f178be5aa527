/** The table of what each lead brings. */
export const LEAD_WORTH = {
  lead: 'Lead',
  points: 'points',
  game: 'the game is',
  won: 'won',
  lost: 'lost',
} as const;
