/** The tags a hand file may start with. */
import type { Report, Spot } from '../errors.ts';
import { listed } from '../../words/lists.ts';
import { guessName, quote } from '../speak.ts';

/** Every tag, in the order they are printed. */
export const TAGS = [
  'id',
  'number',
  'title',
  'source',
  'page',
  'laws',
  'contract',
  'declarer',
  'bidding',
  'turned',
] as const;
export type TagName = (typeof TAGS)[number];

/** The tags that no hand can do without; `declarer` is one unless the game is a Ramsch. */
export const REQUIRED_TAGS = ['id', 'title', 'laws', 'contract'] as const;

/** Whether `text` is the name of a tag. */
export function isTagName(text: string): text is TagName {
  return TAGS.some((tag) => tag === text);
}

/** Reports a field whose name is none of `names`. */
export function reportUnknownTag(
  at: Spot,
  name: string,
  names: readonly string[],
  report: Report,
): void {
  const guess = guessName(name, names);
  report(at, {
    code: 'unknown-tag',
    message: `There is no tag ${quote(name)} here.`,
    expected: listed(names, 'or'),
    hint:
      guess === undefined
        ? 'Delete the line, or make it a remark with # in front.'
        : `Did you mean “${guess}”?`,
  });
}
