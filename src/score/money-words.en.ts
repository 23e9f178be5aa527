/** The settlement in money. */

/** Cents as money is written: `1.03`, `−0.44`. */
export function moneyWords(cents: number): string {
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100);
  const figures = `${whole}.${String(size % 100).padStart(2, '0')}`;
  return cents < 0 ? `−${figures}` : figures;
}

/** The stake of a sheet, and who pays whom. */
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
