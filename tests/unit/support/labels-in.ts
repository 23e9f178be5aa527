/**
 * The texts of a table of words, however deep and without the addresses of their links: for the tests of the
 * German ones. A function has a test of its own, since it needs arguments.
 */
export function labelsIn(table: unknown): readonly string[] {
  if (typeof table === 'string') {
    const text = table.replaceAll(/(?<=\])\([^)]*\)/gu, '').trim();
    return text === '' ? [] : [text];
  }
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(labelsIn) : [];
}
