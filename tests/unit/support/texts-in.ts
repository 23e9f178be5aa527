/** The texts in constants of words, for the tests of what they must not have. */

/**
 * Every text in a value, however deep. Of lines with marks (src/lib/marked.ts) the addresses are left out, and a
 * card stands in each gap; of functions nothing is taken.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value.replaceAll(/\]\([^)]*\)/gu, ']').replaceAll(/\{\w+\}/gu, '♣B')];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
