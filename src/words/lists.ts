/** Several words in a row, as a sentence has them. */
import { LOCALES } from './language.ts';
import type { Language } from './language.ts';

/** By what the last word is joined to the others. */
export type Joint = 'and' | 'or';

const TYPES = { and: 'conjunction', or: 'disjunction' } as const satisfies Record<Joint, string>;

const formatFor = (joint: Joint, language: Language): Intl.ListFormat =>
  new Intl.ListFormat(LOCALES[language], { type: TYPES[joint] });

/** `a`, `a and b`, `a, b and c`; with `or` in place of `and` on request. */
export function listed(
  words: Iterable<string>,
  joint: Joint = 'and',
  language: Language = 'en',
): string {
  return formatFor(joint, language).format(words);
}

/**
 * What stands before each of several things that are more than text, such as links: nothing before
 * the first, `, ` and at last ` and `.
 */
export function listJoints(
  length: number,
  joint: Joint = 'and',
  language: Language = 'en',
): string[] {
  const parts = formatFor(joint, language).formatToParts(Array.from({ length }, () => '-'));
  const between = parts.filter(({ type }) => type === 'literal').map(({ value }) => value);
  return length === 0 ? [] : ['', ...between];
}
