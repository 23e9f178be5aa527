/** The words that say nothing of what is looked for. */
import { countOf } from './book-places.ts';
import type { NumberWords } from './book-places.ts';
import { fold } from './query-words.ts';

/**
 * English and German words that say nothing of what is looked for. They are left out of a search as
 * long as another word is there, so that no page is found for them and none is marked in it. “With”
 * before a number says how many matadors, and stays.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but by can could did do does for from get gets had
  has have he her his how i if in into is it its let many may me much must my need of on one or our
  own shall she should so some tell than that the their them then there these they this those to
  us was we were what whats when where which while who whose why will with would you your
  explain explained mean means meaning please
  das dem den der des die ein eine einen fur im ist man mit oder und von was wenn wer wie zu zum zur`
    .trim()
    .split(/\s+/),
);

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
    const counts = folded === 'with' && next !== 'one' && countOf(next, numbers) !== null;
    return counts || !STOP_WORDS.has(folded);
  });
  return otherWords.length === 0 ? words : otherWords;
}
