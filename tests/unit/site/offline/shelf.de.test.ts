/** The worker of the German edition keeps its own pages, apart from those of the English one. */
import { expect, test } from 'vitest';
import { BookShelf, FILES, PAGES } from '../../../../src/site/offline/shelf.ts';

const shelf = new BookShelf('https://example.org/vorhand/de/');

test.each([
  ['https://example.org/vorhand/de/hands/foster-09/', 'hands/foster-09/'],
  ['https://example.org/vorhand/de/', ''],
  ['https://example.org/vorhand/hands/foster-09/', null],
  ['https://example.org/vorhand/de/vorhand-de.epub', null],
])('%s has the address %s', (url, address) => {
  expect(shelf.addressOf(url)).toBe(address);
});

test('its caches are its own', () => {
  expect([FILES, PAGES]).toEqual(['vorhand-files-de', 'vorhand-pages-de']);
});
