/** What the search says of its results, in sentences. */
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
    const mentions =
      pages === 0 || straight.mention === null ? [] : [`It is mentioned on ${count(pages)}.`];
    return [...sentences, ...absent, `Enter goes to ${target}.`, ...mentions].join(' ');
  }
  if (sentences.length > 0) return sentences.join(' ');
  const { instead, missing } = lookedFor;
  if (pages === 0 && absent.length === 0)
    return `Nothing found for “${text}”. Try a single word, or another spelling.`;
  const replacements = instead.map(({ guessed, replacement, typed }) =>
    guessed
      ? `Nothing for “${typed}”. Looking for “${replacement}” instead.`
      : `For “${typed}” this book says “${replacement}”.`,
  );
  const none =
    missing.length === 0 ? [] : [`Nothing for ${quoted(missing)}; looking for the rest.`];
  const found =
    all || pages === 0
      ? []
      : [`No page has all of these words; ${count(pages)} ${pages === 1 ? 'has' : 'have'} some.`];
  const plain =
    all && pages > 0 && lookedFor.concepts.length > 0
      ? [pages === 1 ? 'Found on one page.' : `Found on ${pages} pages.`]
      : [];
  return [...absent, ...replacements, ...none, ...found, ...plain].join(' ');
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

function count(pages: number): string {
  return pages === 1 ? 'one page' : `${pages} pages`;
}

/** A name in the midst of a sentence: `trick 6 of hand 9`, `page 84 of 1922`. */
function inSentence(name: string): string {
  return name.toLowerCase();
}
