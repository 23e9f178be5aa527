/** Numbers in figures, as print has them. */

/**
 * A score or a change with its sign: `+9`, `−48`, `0`. `Intl.NumberFormat` would set a hyphen for
 * the minus sign in English, and commas in thousands.
 */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number < 0 ? `−${-number}` : `+${number}`;
}
