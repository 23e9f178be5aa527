/** The texts of a table of words, however deep: labels of a file of words, for the tests of the German ones. */
export function labelsIn(table: unknown): readonly string[] {
  if (typeof table === 'string') return table === '' ? [] : [table.trim()];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(labelsIn) : [];
}
