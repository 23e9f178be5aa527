/** The running count beside the table. */
export const COUNTS = {
  points: 'Card points so far',
  tricks: 'Tricks so far',
  yours: 'You are keeping the count.',
} as const;
