/** The settlement in money: the stake of a sheet, and who pays whom. */

/** Its labels and lines. */
export const MONEY_WORDS = {
  stake: 'A point is worth',
  /** Behind the field. */
  unit: 'cents',
  noStake: 'A stake is a number of cents, such as 1, 0.25 or 1/4.',
  payments: 'Who pays whom',
  /** A player pays another so much, in a line with gaps (src/lib/marked.ts). */
  payment: '{from} pays {to} {amount}',
  nothing: 'Nobody owes anything.',
} as const;
