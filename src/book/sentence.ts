/** The sentence around a place in a text. */

/** An abbreviation at the end, or a number that is counted: the sentence goes on after its point. */
const GOES_ON = /(?:^|[\s(“])(?:Nos?|pp?|vol|ed|St|Mr|Dr)\.\s*$/i;

/**
 * Where the sentence around a place begins and ends, spaces at its edges left out.
 *
 * @param text a paragraph.
 * @param at a place in it, from 0 to its length.
 */
export function sentenceAround(text: string, at: number): { start: number; end: number } {
  const parts = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
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
