/** The words that say nothing of what is looked for. */
import { STOP_WORDS, WITH } from '#edition/site/search/query/stop-list.ts';
import { countOf } from './book-places.ts';
import type { NumberWords } from './book-places.ts';
import { fold } from './query-words.ts';

/**
 * The words that say what is looked for; all of them where no other word is there.
 *
 * @param numbers by which “with two” is known to count.
 */
export function withoutStopWords(
  words: readonly string[],
  numbers: NumberWords,
): readonly string[] {
  const otherWords = words.filter((word, at) => {
    const folded = fold(word);
    const next = fold(words[at + 1] ?? '');
    const counts =
      folded === WITH.word && next !== WITH.notBefore && countOf(next, numbers) !== null;
    return counts || !STOP_WORDS.has(folded);
  });
  return otherWords.length === 0 ? words : otherWords;
}
