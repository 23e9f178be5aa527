/** What the search says of its results, in sentences. */
import {
  inSentence,
  quoted,
  sayEnterGoes,
  sayInstead,
  sayMentioned,
  sayMissing,
  sayNothing,
  sayOn,
  sayOwnWord,
  saySome,
} from '#edition/site/search/query/say-words.ts';
import type { LookedFor } from './interpret.ts';
import type { StraightThere } from './straight-there.ts';

export interface FoundSoFar {
  /** As typed. */
  readonly text: string;
  readonly straight: StraightThere;
  /** The tool that the text names, as the menu writes it. */
  readonly tool?: string | undefined;
  readonly lookedFor: LookedFor;
  /** How many pages are shown, or could be. */
  readonly pages: number;
  /** Whether each of these has all that was looked for. */
  readonly all: boolean;
}

/** The sentences of the status: what was looked for if not what was typed, and how much was found. */
export function sayFound({ all, lookedFor, pages, straight, text, tool }: FoundSoFar): string {
  const [way] = straight.ways;
  const target = way !== undefined ? inSentence(way.name) : tool && quoted([tool]);
  const sentences = straight.says === null ? [] : [straight.says];
  const absent = lookedFor.absent.map(({ says }) => says);
  if (target !== undefined) {
    const mentions = pages === 0 || straight.mention === null ? [] : [sayMentioned(pages)];
    return [...sentences, ...absent, sayEnterGoes(target), ...mentions].join(' ');
  }
  if (sentences.length > 0) return sentences.join(' ');
  const { instead, missing } = lookedFor;
  if (pages === 0 && absent.length === 0) return sayNothing(text);
  const replacements = instead.map(({ guessed, replacement, typed }) =>
    guessed ? sayInstead(typed, replacement) : sayOwnWord(typed, replacement),
  );
  const none = missing.length === 0 ? [] : [sayMissing(missing)];
  const found = all || pages === 0 ? [] : [saySome(pages)];
  const plain = all && pages > 0 && lookedFor.concepts.length > 0 ? [sayOn(pages)] : [];
  return [...absent, ...replacements, ...none, ...found, ...plain].join(' ');
}
