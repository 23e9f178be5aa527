/** Cards that a reader types into the search, as the analysis room reads them. */
import { describe, expect, test } from 'vitest';
import { interpret } from '../../../../src/site/search/query/interpret.ts';
import { SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import { makeVocabulary } from '../../../../src/site/search/query/vocabulary.ts';
import { SMALL_BOOK } from './small-book.ts';

const VOCABULARY = makeVocabulary(
  [
    'jack',
    'ace',
    'king',
    'queen',
    'ten',
    'seven',
    'clubs',
    'spades',
    'hearts',
    'diamonds',
    'play',
    'sieger',
  ],
  SYNONYMS.flatMap(({ spellings }) => spellings),
);
const asked = (text: string) => interpret(text, VOCABULARY, SMALL_BOOK.numbers);
const first = (text: string): string =>
  asked(text)
    .concepts.map(([word]) => word)
    .join(' ');

test.each([
  ['♣J', 'jack clubs'],
  ['J♣', 'jack clubs'],
  ['♥K', 'king hearts'],
  ['♠10', 'ten spades'],
  ['♣\ufe0f B', 'jack clubs'],
  ['♦', 'diamonds'],
  ['lead of ♦', 'diamonds'],
  ['Kreuzbube', 'jack clubs'],
  ['Herzass', 'ace hearts'],
  ['Pikdame', 'queen spades'],
  ['Karo-Ko\u0308nig', 'king diamonds'],
  ['Kreuzbuben', 'jack clubs'],
  ['Herzkönigs', 'king hearts'],
  ['Karozehn', 'ten diamonds'],
  ['Karo-10', 'ten diamonds'],
  ['Pik7', 'seven spades'],
  ['Eichel-Unter', 'jack clubs'],
  ['Schellendaus', 'ace diamonds'],
])('%s is the card or the suit', (text, expected) => {
  expect(first(text).split(' ').slice(-expected.split(' ').length).join(' ')).toBe(expected);
});

test('every suit of the German pack is the suit of the book', () => {
  expect(['Eichel', 'Grün', 'Rot', 'Schellen'].map(first)).toEqual([
    'clubs',
    'spades',
    'hearts',
    'diamonds',
  ]);
});

test.each(['krass', 'blass', 'Gras'])('%s is no card', (text) => {
  expect(first(text)).not.toMatch(/ace/u);
});

test('what a German name is looked for as is said', () => {
  expect(asked('Kreuzbube').instead).toEqual([
    { typed: 'Kreuzbube', replacement: 'jack of clubs', guessed: false },
  ]);
});

describe('a German word', () => {
  test.each(['spielen', 'Lusche', 'sieben'])('%s is no slip for another', (word) => {
    expect(asked(word).instead.filter(({ guessed }) => guessed)).toEqual([]);
  });
  test('is not mended into one two letters away, but a slip of one letter is', () => {
    expect(asked('spielten').instead).toEqual([
      { typed: 'spielten', replacement: 'spielen', guessed: true },
    ]);
    expect(asked('wieseln').missing).toEqual(['wieseln']);
  });
});

test('a word as long as a page is looked for no longer than a word', () => {
  expect(asked('a'.repeat(16_000)).missing[0]?.length).toBeLessThan(300);
});
