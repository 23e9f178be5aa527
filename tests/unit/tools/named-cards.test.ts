/** The German names that the last chapter asks for are those of its tables. */
import { expect, test } from 'vitest';
import { CARD_NAMES, SUIT_NAMES } from '../../../content/card-names.ts';
import { namedCards } from '../../../src/tools/words/named-cards.ts';
import { readChapter } from '../reading/chapter-text.ts';

test('the chapter names each card once, and some of every set', () => {
  const { tags } = readChapter('content/manual/25-technical-terms.mdx');
  const names = tags.find(({ name }) => name === 'NamedCards')?.props['names'] ?? '';
  const cards = namedCards(names, SUIT_NAMES, CARD_NAMES);
  expect(cards.length).toBeGreaterThanOrEqual(8);
  expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
});

test('a name that is another card’s, or nobody’s, is refused', () => {
  expect(() => namedCards('Eichel-Unter SJ', SUIT_NAMES, CARD_NAMES)).toThrow('Eichel-Unter');
  expect(() => namedCards('Pik-Ober SK', SUIT_NAMES, CARD_NAMES)).toThrow('Pik-Ober');
  expect(() => namedCards('Treff-As CA', SUIT_NAMES, CARD_NAMES)).toThrow('Treff-As');
  expect(() => namedCards('Herz', SUIT_NAMES, CARD_NAMES)).toThrow('Herz');
});
