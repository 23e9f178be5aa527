/** Every chapter of the book asks its reader something before it gives the answer. */
import { expect, test } from 'vitest';
import { readChapters } from '../chapter-text.ts';

/** What asks, as a tag of its own on a line: an import or a mention is none. */
const ASKING = /^<(?:Ask|Which|DrillFigure|TestHand)\b/mu;
const CHAPTERS = readChapters().filter(({ file }) => /\/\d[^/]*$/u.test(file));

test.each(CHAPTERS)('$file asks', ({ source }) => {
  expect(source).toMatch(ASKING);
});

test('all twenty-five are looked at', () => {
  const numbers = CHAPTERS.map(({ file }) => Number.parseInt(file.split('/').at(-1) ?? '', 10));
  expect(new Set(numbers).size).toBe(25);
});
