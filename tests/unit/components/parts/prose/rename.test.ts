import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNames, rename } from '../../../../../components/parts/prose/rename.ts';
import { CHANGED, originalOf } from '../../../../../components/parts/prose/originals.ts';

/** A text of a page, as far as renaming touches it. */
const textNode = (data: string): Text => ({ data }) as Text;

const WORDS = [
  'the ',
  'a ',
  'an ',
  'ten ',
  'of ',
  'clubs',
  'club ',
  ', ',
  'Jack ',
  'jacks ',
  'ace ',
];
const pieces = fc.array(fc.array(fc.constantFrom(...WORDS)).map((words) => words.join('')));
const names = fc.record({
  terms: fc.constantFrom('en' as const, 'de' as const),
  suits: fc.constantFrom('french' as const, 'german' as const),
});

test('whatever a reader has chosen between, going back restores every text exactly', () => {
  fc.assert(
    fc.property(pieces, fc.array(names), (texts, choices) => {
      const line = texts.map(textNode);
      for (const choice of choices) {
        rename(line, choice);
        expect(line.map(originalOf)).toEqual(texts);
      }
      rename(line, { terms: 'en', suits: 'french' });
      expect(line.map(({ data }) => data)).toEqual(texts);
      expect(line.some((text) => CHANGED.has(text))).toBe(false);
    }),
  );
});

test('a name that begins in a link and ends behind it keeps both pieces', () => {
  const line = ['You lead an ', 'ace', ' of clubs.'].map(textNode);
  rename(line, { terms: 'de', suits: 'french' });
  expect(line.map(({ data }) => data)).toEqual(['You lead an ', 'Ass', ' of Kreuz.']);
});

test('what a figure writes over a renamed text is the author’s again', () => {
  const text = textNode('Lead a club.');
  rename([text], { terms: 'en', suits: 'german' });
  expect(text.data).toBe('Lead an acorn.');
  text.data = 'Lead a spade.';
  expect(originalOf(text)).toBe('Lead a spade.');
  rename([text], { terms: 'en', suits: 'german' });
  expect(text.data).toBe('Lead a leaf.');
});

test('the names are those of the attributes, and the book’s where there are none', () => {
  expect(readNames({})).toEqual({ terms: 'en', suits: 'french' });
  expect(readNames({ terms: 'de', suits: 'four-colour' })).toEqual({
    terms: 'de',
    suits: 'french',
  });
  expect(readNames({ suits: 'german' })).toEqual({ terms: 'en', suits: 'german' });
});
