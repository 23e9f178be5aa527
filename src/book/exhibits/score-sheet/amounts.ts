/** What readers type into a score sheet. */

/**
 * Reads an amount as a player would write it: `96`, `+ 96`, `-12`, `−12`.
 *
 * @returns null for anything but a whole number from −9999 to 9999.
 */
export function readAmount(text: string): number | null {
  const match = /^([+\-−]?)\s*(\d{1,4})$/.exec(text.trim());
  if (match === null) return null;
  const [, sign, digits] = match;
  const size = Number(digits);
  return sign === '-' || sign === '−' ? 0 - size : size;
}
