import type { BookPlaces } from '../../../../src/site/search/query/book-places.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';

/** A book with gaps: hand 2 breaks off, chapter 3 has two parts, page 12 has no mark. */
export const SMALL_BOOK: BookPlaces = {
  numbers: {
    cardinals: Array.from({ length: 100 }, (_, number) => numberWord(number)),
    ordinals: ORDINAL_WORDS,
  },
  hands: [
    { id: 'foster-01', number: 1, title: 'Simple Game', pages: '10', tricks: 10 },
    { id: 'foster-02', number: 2, title: 'Ramsch', pages: '12–13', tricks: 4 },
    { id: 'elsewhere', number: null, title: 'A Solo from elsewhere', pages: null, tricks: 10 },
  ],
  laws: ['Base values', 'Multipliers'],
  chapters: [
    { number: 1, part: null, title: 'Introduction', slug: 'introduction' },
    { number: 2, part: null, title: 'Historical', slug: 'historical' },
    { number: 3, part: 1, title: 'What a Solo Is', slug: 'solo' },
    { number: 3, part: 2, title: 'Bidding a Solo', slug: 'solo-bidding' },
  ],
  pages: [
    ['xi', '/manual/introduction/#pxi'],
    ['xii', '/manual/introduction/#pxii'],
    ['10', '/manual/historical/#p10'],
    ['11', '/manual/solo/#p11'],
    ['13', '/manual/solo-bidding/#p13'],
  ],
  words: [],
};
