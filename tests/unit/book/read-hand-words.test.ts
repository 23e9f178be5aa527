/** A file of words that cannot be used is named with the line and the column of its fault. */
import { expect, test } from 'vitest';
import { readHandFiles } from '../../../src/book/read-hand-files.ts';
import { readHandFile } from '../../../src/book/read-hand-file.ts';
import { withHandWords } from '../../../src/book/read-hand-words.ts';
import { makeHand } from '../../../src/game/notation/write/make.ts';
import { wordsOfHand } from '../../../src/game/notation/hand-words.ts';

const hand = readHandFiles().find(({ id }) => id === 'foster-09')!;
const reading = readHandFile('content/hands/foster-09.hand', makeHand(hand));
const words = wordsOfHand(hand);
const FILE = 'content/de/hands/foster-09.json';

test('a whole file gives the hand its words', () => {
  const text = JSON.stringify({ ...words, title: 'Kreuz-Solo' });
  expect(withHandWords(reading, FILE, text)).toMatchObject({ hand: { title: 'Kreuz-Solo' } });
});

test.each([
  ['{\n  "title": "x",\n', 3, 'This is no JSON'],
  [JSON.stringify({ ...words, title: 3 }, null, 2), 2, 'It must be a text.'],
  [JSON.stringify({ ...words, comments: {} }, null, 2), 4, 'It needs words for “bidding”'],
])('a fault has its place, case %#', (text, line, message) => {
  const { hand: none, mistakes } = withHandWords(reading, FILE, text);
  expect(none).toBeNull();
  expect(mistakes[0]).toMatchObject({ file: FILE, line });
  expect(mistakes[0]?.message).toContain(message);
});
