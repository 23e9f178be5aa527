/** From the English edition the way to the German page is the same address below /de/. */
import { expect, test } from 'vitest';
import { otherEditionLink, pathsByLanguage } from '../../../src/site/other-edition.ts';

test('a page leads to its own address in the other edition, the page for a wrong address to the start', () => {
  expect(otherEditionLink('/')).toBe('/de/');
  expect(otherEditionLink('/hands/foster-09/')).toBe('/de/hands/foster-09/');
  expect(otherEditionLink('/404.html')).toBe('/de/');
});

test('search engines have the paths of both, and the English one for everybody else', () => {
  expect(pathsByLanguage('/learn/', '/vorhand/')).toEqual([
    { language: 'en', path: '/vorhand/learn/' },
    { language: 'de', path: '/vorhand/de/learn/' },
    { language: 'x-default', path: '/vorhand/learn/' },
  ]);
});
