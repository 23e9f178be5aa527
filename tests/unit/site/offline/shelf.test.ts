/** The worker of the whole book leaves the German edition to a worker of its own. */
import { expect, test } from 'vitest';
import { BookShelf, FILES } from '../../../../src/site/offline/shelf.ts';

const shelf = new BookShelf('https://example.org/vorhand/');

test.each([
  ['https://example.org/vorhand/hands/foster-09/#t3', 'hands/foster-09/'],
  ['https://example.org/vorhand/', ''],
  ['https://example.org/vorhand/desk/', 'desk/'],
  ['https://example.org/vorhand/de/', null],
  ['https://example.org/vorhand/de', null],
  ['https://example.org/vorhand/de/hands/foster-09/', null],
  ['https://example.org/other/', null],
  ['https://example.org/vorhand/vorhand.epub', null],
])('%s has the address %s', (url, address) => {
  expect(shelf.addressOf(url)).toBe(address);
});

test('its cache has the name that it has always had', () => {
  expect(FILES).toBe('vorhand-files');
});
