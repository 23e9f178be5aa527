/** The sentences of a file of words, for the tests that read all of them. */

/** Every text in a value, however deep in tables and lists, without the addresses of its links. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/(?<=\])\([^)]*\)/gu, '')];
  // A function has its own test, since it needs arguments.
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(wordsIn);
}
