/** The table of what each lead brings. */
export const LEAD_WORTH = {
  lead: 'Ausspiel',
  points: 'Augen',
  game: 'das Spiel ist',
  won: 'gewonnen',
  lost: 'verloren',
} as const;
