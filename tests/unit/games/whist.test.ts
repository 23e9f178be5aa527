/** Pole’s five hands of whist come out as the book of 1912 prints it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import WHIST_BOOK from '../../../src/games/whist/book.ts';

test.each([
  ['pole-1', 'A and C 11, B and D 2'],
  ['pole-2', 'A and C 9, B and D 4'],
  ['pole-3', 'A and C 10, B and D 3'],
  ['pole-4', 'A and C 9, B and D 4'],
  ['pole-5', 'A and C 0, B and D 13'],
])('%s: %s', (id, result) => {
  const read = WHIST_BOOK.read(readFileSync(`content/hands/whist/${id}.hand`, 'utf8'), id);
  if (!read.ok) throw new Error(read.errors[0].message);
  expect(WHIST_BOOK.result(read.value)).toBe(result);
  expect(WHIST_BOOK.replay(read.value).lines.get(null)?.path).toHaveLength(53);
});
