/** From the German edition the way to the English page leads out of /de/, whatever path the book stands at. */
import { expect, test } from 'vitest';
import { otherEditionLink, pathsByLanguage } from '../../../src/site/other-edition.ts';

test.each([
  ['/', '/de/', '/'],
  ['/learn/', '/de/learn/', '/learn/'],
  ['/hands/foster-09/', '/vorhand/de/hands/foster-09/', '/vorhand/hands/foster-09/'],
])('%s at %s leads to %s', (address, path, wanted) => {
  const page = new URL(path, 'https://example.org');
  expect(new URL(otherEditionLink(address), page).pathname).toBe(wanted);
});

test('search engines have the paths of both', () => {
  expect(pathsByLanguage('/learn/', '/vorhand/de/')).toEqual([
    { language: 'en', path: '/vorhand/learn/' },
    { language: 'de', path: '/vorhand/de/learn/' },
    { language: 'x-default', path: '/vorhand/learn/' },
  ]);
});
