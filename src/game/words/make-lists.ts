/** By what the last word of a list is joined to the others. */
export type Joint = 'and' | 'or';

/**
 * How a language puts several words in a row.
 *
 * Not by Intl.ListFormat, which says the same: to make the first of them takes a slow phone a twentieth
 * of a second, within the first look at a figure.
 *
 * @param last what stands before the last word, with its blanks.
 */
export function makeLists(last: Readonly<Record<Joint, string>>) {
  /**
   * What stands before each of several things that are more than text, such as links: nothing before
   * the first, `, ` and at last ` and `.
   */
  const listJoints = (length: number, joint: Joint = 'and'): string[] =>
    Array.from({ length }, (_, index) =>
      index === 0 ? '' : index === length - 1 ? last[joint] : ', ',
    );

  /** `a`, `a and b`, `a, b and c`; with `or` in place of `and` on request. */
  function listed(words: Iterable<string>, joint: Joint = 'and'): string {
    const all = [...words];
    const joints = listJoints(all.length, joint);
    return all.map((word, index) => `${joints[index] ?? ''}${word}`).join('');
  }

  return { listed, listJoints };
}
