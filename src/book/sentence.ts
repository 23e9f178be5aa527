/** The sentence around a place in a text. */
import { GOES_ON } from '#edition/book/sentence-ends.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';

/**
 * Where the sentence around a place begins and ends, spaces at its edges left out.
 *
 * @param text a paragraph.
 * @param at a place in it, from 0 to its length.
 */
export function sentenceAround(text: string, at: number): { start: number; end: number } {
  const parts = [...new Intl.Segmenter(PAGE_LANGUAGE, { granularity: 'sentence' }).segment(text)];
  const ends = parts.flatMap(({ index, segment }) =>
    GOES_ON.test(segment) ? [] : [index + segment.length],
  );
  const end = ends.find((each) => each > at) ?? text.length;
  const start = ends.findLast((each) => each <= at) ?? 0;
  const sentence = text.slice(start, end);
  return {
    start: start + sentence.length - sentence.trimStart().length,
    end: end - sentence.length + sentence.trimEnd().length,
  };
}
