/** Several words in a row, as a sentence has them. */

/** By what the last word is joined to the others. */
export type Joint = 'and' | 'or';

/** Not by Intl.ListFormat: lists.en.ts says why. */
const LAST: Readonly<Record<Joint, string>> = { and: ' und ', or: ' oder ' };

/** `a`, `a und b`, `a, b und c`; with `oder` in place of `und` on request. */
export function listed(words: Iterable<string>, joint: Joint = 'and'): string {
  const all = [...words];
  const joints = listJoints(all.length, joint);
  return all.map((word, index) => `${joints[index] ?? ''}${word}`).join('');
}

/**
 * What stands before each of several things that are more than text, such as links: nothing before
 * the first, `, ` and at last ` und `.
 */
export function listJoints(length: number, joint: Joint = 'and'): string[] {
  return Array.from({ length }, (_, index) =>
    index === 0 ? '' : index === length - 1 ? LAST[joint] : ', ',
  );
}
