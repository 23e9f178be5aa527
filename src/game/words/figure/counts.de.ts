/** The running count beside the table. */
export const COUNTS = {
  points: 'Augen bisher',
  tricks: 'Stiche bisher',
  yours: 'Das Zählen übernimmst du.',
} as const;
