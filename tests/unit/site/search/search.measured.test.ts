/** Anything at all typed into the search: answered without a throw, in time in proportion to its length. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { GLOSSARY } from '../../../../content/glossary/glossary.ts';
import type { Book } from '../../../../src/site/search/book.ts';
import { findPages } from '../../../../src/site/search/find.ts';
import { interpret } from '../../../../src/site/search/query/interpret.ts';
import { sayFound } from '../../../../src/site/search/query/say.ts';
import { straightThere } from '../../../../src/site/search/query/straight-there.ts';
import { SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import { makeVocabulary } from '../../../../src/site/search/query/vocabulary.ts';
import { HAND_TEXTS } from '../../support/fuzz/corpus.ts';
import { damagedText } from '../../support/fuzz/damaged-text.ts';
import { fuzz } from '../../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../../support/fuzz/hostile.ts';
import { expectLinear } from '../../support/fuzz/linear.ts';
import { SMALL_BOOK } from './small-book.ts';

/** A book of few words, so that many queries are tried. */
const WORDS = [
  ...new Set([
    ...GLOSSARY.slice(0, 60).map(({ word }) => word),
    ...(HAND_TEXTS.join(' ').match(/\p{L}{3,}/gu) ?? []),
  ]),
].slice(0, 300);

const TITLES = GLOSSARY.slice(0, 60).map(({ word }, at) => ({
  page: `/p${at}/`,
  url: `/p${at}/`,
  title: word,
  names: [],
  subjects: [],
}));

const BOOK: Book = {
  places: SMALL_BOOK,
  titles: TITLES,
  words: makeVocabulary(
    WORDS,
    SYNONYMS.flatMap(({ spellings }) => spellings),
  ),
  pageById: new Map(
    TITLES.map(({ page, title }) => [page, { id: page, url: page, title, sections: [] }]),
  ),
  pageByUrl: new Map(),
};

/** An index that finds each page whose title has a word of the query. */
const PAGEFIND = {
  search: (text: string) =>
    Promise.resolve({
      results: TITLES.filter(({ title }) => text.includes(title.toLowerCase())).map(({ page }) => ({
        id: page,
        score: 1,
      })),
    }),
} as never;

const QUERIES = [
  ...[
    'hand 9',
    'trick 6 of hand 9',
    '§ 61',
    'law number 61',
    'p. 84',
    'page xi',
    'chapter 15.2',
    '#foster-09/t6.2',
  ],
  ...[
    'how do I play a grand',
    'Drücken',
    'druecken',
    'Skatkongress',
    'the sixth trick',
    '♣J',
    '♥K',
    '“open nullo”',
  ],
  ...WORDS.slice(0, 12),
];

const OWN = [
  'hand',
  'trick',
  'card',
  'law',
  '§',
  'p.',
  'pages',
  'ch',
  'no',
  'the',
  'of',
  'sixty-one',
  '-',
  '9',
  'Kreuzbube',
  'ae',
  'ss',
];

const query = damagedText(QUERIES, OWN, 3);

async function answer(text: string): Promise<string> {
  const straight = straightThere(text, BOOK.places);
  const lookedFor = interpret(text, BOOK.words, BOOK.places.numbers);
  const { all, pages } = await findPages(text, lookedFor.concepts, BOOK, PAGEFIND);
  const says = sayFound({ text, straight, lookedFor, pages: pages.length, all });
  for (const { href, name } of straight.ways)
    expect([href.startsWith('/'), name === '']).toEqual([true, false]);
  if (!/\bnull\b|undefined|NaN|\[object/.test(text))
    expect(says).not.toMatch(/\bnull\b|undefined|NaN|\[object|native code/);
  return straight.ways.length > 0 ? 'place' : pages.length > 0 ? 'pages' : 'nothing';
}

fuzz('any query is answered with places, pages, or nothing', query, answer, {
  place: 1,
  pages: 3,
  nothing: 3,
});

fuzz(
  'a piece repeated without end is looked up in proportion to its length',
  fc
    .array(fc.constantFrom(...HOSTILE_TEXTS, ...OWN, ' ', 'a', '.', '!'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((pieces) => pieces.join(''))
    .filter((piece) => piece !== ''),
  (piece) => {
    expectLinear(
      (text) => {
        straightThere(text, BOOK.places);
        interpret(text, BOOK.words, BOOK.places.numbers);
      },
      piece,
      4000,
    );
    return 'queries';
  },
  { queries: 3 },
);
