/**
 * Which count a key stands for: a digit is itself, `0` is 10, and `1` after `1` is 11.
 *
 * @param count the count chosen so far, or null.
 * @param most the highest possible count.
 * @returns null for any other key, and for an impossible count.
 */
export function countKey(key: string, count: number | null, most: number): number | null {
  if (!/^\d$/.test(key)) return null;
  const digit = Number(key);
  const chosen = digit === 0 ? 10 : digit === 1 && count === 1 ? 11 : digit;
  if (chosen > most) return digit === 1 ? 1 : null;
  return chosen;
}
