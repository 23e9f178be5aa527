/** The data for search engines has only kinds that schema.org knows, and ends no script. */
import { expect, test } from 'vitest';
import { handDescription } from '../../../src/book/hand-names.ts';
import { bookData, chapterData, dataText, wayData } from '../../../src/book/structured-data.ts';
import { readHands } from '../game/replay/book-hands.ts';

const HOME = 'https://example.org/vorhand/';

test('a chapter is part of the book that the home page describes', () => {
  const book = bookData(HOME, 'A book.');
  const chapter = chapterData(HOME, {
    name: 'Scoring',
    url: `${HOME}manual/scoring/`,
    description: 'What a game is worth.',
    position: 8,
  });
  expect(chapter).toMatchObject({ position: 8, isPartOf: { '@id': book['@id'] } });
  expect(book['@id']).toBe('https://example.org/vorhand/');
});

test('the way to a page counts from the home page', () => {
  const way = wayData([
    { name: 'Vorhand', url: HOME },
    { name: 'Hands', url: `${HOME}hands/` },
  ]);
  expect(way['itemListElement']).toMatchObject([
    { position: 1, item: HOME },
    { position: 2, name: 'Hands' },
  ]);
});

test('a text cannot end the element that it stands in', () => {
  const text = dataText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('no two hands are described in the same words, and none too briefly or at too great length', () => {
  const all = readHands().map(handDescription);
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) {
    expect(text.length).toBeGreaterThan(60);
    expect(text.length).toBeLessThan(200);
  }
});
