/**
 * Ties a test to what the book says: a test quotes the sentence of a chapter and proves it. When
 * the sentence is changed, the test fails until somebody has looked at both.
 */
import { readChapter } from './chapter-text.ts';
import type { ChapterText } from './chapter-text.ts';

/** Where a quotation may begin and end, so that none is cut short in a number or a word. */
const STOP = /[.,:;?|“”()]/;

/**
 * Quotes a chapter: `says` throws unless each sentence stands in it.
 *
 * @param file the chapter, `content/manual/08-scoring.mdx`, or one that was read already.
 * @returns says: takes sentences in plain words as `ChapterText.prose` has them, with cards as
 *   codes and curly quotes; each must begin and end at a stop of the text, not in the middle of a
 *   phrase. What it throws names the chapter’s file and the line that comes nearest.
 */
export function quoting(file: string | ChapterText): (...sentences: readonly string[]) => void {
  const chapter = typeof file === 'string' ? readChapter(file) : file;
  return (...sentences) => {
    for (const sentence of sentences) {
      if (standsIn(chapter.prose, sentence)) continue;
      const { line, text } = nearest(chapter, sentence);
      const what = chapter.prose.includes(sentence)
        ? 'has this only within a phrase; quote from stop to stop:'
        : 'no longer says';
      throw new Error(
        `${chapter.file}:${line} ${what}\n  ${sentence}\nWhat comes nearest is\n  ${text}`,
      );
    }
  };
}

function standsIn(prose: string, sentence: string): boolean {
  for (let at = prose.indexOf(sentence); at >= 0; at = prose.indexOf(sentence, at + 1)) {
    const before = prose.slice(0, at).trimEnd().at(-1) ?? '.';
    const after = prose.slice(at + sentence.length).trimStart()[0] ?? '.';
    const begins = STOP.test(before) || STOP.test(sentence[0] ?? '');
    const ends = STOP.test(after) || STOP.test(sentence.at(-1) ?? '');
    if (begins && ends) return true;
  }
  return false;
}

/** The line of the chapter from which on most words of the sentence stand. */
function nearest({ source }: ChapterText, sentence: string): { line: number; text: string } {
  const lines = source.split('\n');
  const wanted = wordsOf(sentence);
  // An author may have broken the lines, but never as short as this.
  const height = Math.ceil(sentence.length / 60);
  const shared = (first: number): number => {
    const there = wordsOf(lines.slice(first, first + height).join(' '));
    return [...wanted].filter((word) => there.has(word)).length;
  };
  const counts = lines.map((_, index) => shared(index));
  // The last of the best: a window that begins further up has the same words and less to do with them.
  const index = counts.lastIndexOf(Math.max(...counts));
  return {
    line: index + 1,
    text: lines
      .slice(index, index + height)
      .join(' ')
      .trim(),
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
