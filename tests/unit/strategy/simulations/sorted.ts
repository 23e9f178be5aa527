/** A list in the order of the alphabet, to be held against another whatever its order. */
export function sorted(list: readonly string[]): string[] {
  return [...list].sort();
}
