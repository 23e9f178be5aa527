/** The tags a hand file may start with. */
import type { Report, Spot } from '../errors.ts';
import { listed } from '#edition/game/words/lists.ts';
import { unknownTag } from '#edition/game/notation/read/text-words.ts';
import { guessName } from '../speak.ts';

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

/**
 * Reports a field whose name is none of `names`.
 *
 * @returns the name that was probably meant, if there is one.
 */
export function reportUnknownTag(
  at: Spot,
  name: string,
  names: readonly string[],
  report: Report,
): string | undefined {
  let guess: string | undefined;
  report(at, () => {
    // One letter is as near to any other: only its case can be wrong.
    guess =
      names.find((known) => known.toLowerCase() === name.toLowerCase()) ??
      (name.length > 1 ? guessName(name, names) : undefined);
    return {
      code: 'unknown-tag',
      expected: listed(names, 'or'),
      ...unknownTag(name, guess),
    };
  });
  return guess;
}
