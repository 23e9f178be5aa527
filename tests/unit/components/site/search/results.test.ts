import { expect, test } from 'vitest';
import { titledFirst } from '../../../../../components/site/search/results.ts';

const parts = ['announce', 'out of schneider', 'Schneider', 'Grün'].map((title) => ({
  title,
  url: '/glossary/',
  excerpt: '',
}));
const order = (words: string) => titledFirst(parts, words).map(({ title }) => title);

test('of a page’s parts the one that bears the word as its title comes first, then those with it in theirs', () => {
  expect(order('schneider')).toEqual(['Schneider', 'out of schneider', 'announce', 'Grün']);
});

test('umlauts and capitals make no difference, and without a title the page’s order stays', () => {
  expect(order('GRUN ')[0]).toBe('Grün');
  expect(order('tenace')).toEqual(parts.map(({ title }) => title));
});
