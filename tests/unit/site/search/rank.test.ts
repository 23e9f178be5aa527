import { describe, expect, test } from 'vitest';
import { rankPages } from '../../../../src/site/search/query/rank.ts';
import { matchTitles } from '../../../../src/site/search/query/titles.ts';
import type { Titled } from '../../../../src/site/search/query/titles.ts';
import { SMALL_BOOK } from './small-book.ts';

const title = (page: string, text: string, ...names: string[]): Titled => ({
  page,
  url: `${page}#x`,
  title: text,
  names,
  subjects: [],
});
const TITLES = [
  title('/tenace/', 'Tenace'),
  title('/second/', 'Second Hand'),
  title('/leading/', 'Leading in Tournee'),
  title('/grand/', 'Grand Solo', 'without the skat'),
  title('/history/', 'Congresses and leagues'),
];
const match = (...concepts: string[][]) =>
  matchTitles(concepts, TITLES, SMALL_BOOK.numbers).map(({ titled, score }) => [
    titled.page,
    score,
  ]);

describe('a title answers', () => {
  test('best when it is what is looked for, whatever its endings', () => {
    expect(match(['tenace'])).toEqual([['/tenace/', 3]]);
    expect(match(['congress'], ['league'])).toEqual([['/history/', 3]]);
  });

  test('when it has all words, the more of it they are the better', () => {
    expect(match(['grand'])).toEqual([['/grand/', 2.5]]);
  });

  test('in part when all of it lies in what is looked for', () => {
    expect(match(['second'], ['hand'], ['low'])).toEqual([['/second/', 1 + 2 / 3]]);
  });

  test('by another name, and by another word for the same', () => {
    expect(match(['skat'], ['without'])).toEqual([['/grand/', 3]]);
    expect(match(['tourney', 'tournee'])).toEqual([['/leading/', 2.5]]);
  });
});

describe('the order of pages', () => {
  const found = [
    { page: '/often/', score: 10, hit: 1 },
    { page: '/tenace/', score: 1, hit: 2 },
  ];

  test('is that of the index, after a page with the very title', () => {
    const titles = matchTitles([['tenace']], TITLES, SMALL_BOOK.numbers);
    expect(rankPages(found, titles).map(({ page }) => page)).toEqual(['/tenace/', '/often/']);
    expect(rankPages(found, []).map(({ page }) => page)).toEqual(['/often/', '/tenace/']);
  });

  test.each(['leads', 'first card'])(
    'begins with the subject “%s”, however many headings are the same and however often it is in their text',
    (typed) => {
      const places = [
        title('/often/', 'Leading'),
        title('/tenace/', 'First Card'),
        { ...title('/subject/', 'How to begin'), subjects: ['leading', 'the first card'] },
      ];
      const titles = matchTitles(
        typed.split(' ').map((word) => [word]),
        places,
        SMALL_BOOK.numbers,
      );
      expect(rankPages(found, titles)[0]).toMatchObject({ page: '/subject/' });
      const last = [...found, { page: '/subject/', score: 0.1, hit: 3 }];
      expect(rankPages(last, titles)[0]).toMatchObject({ page: '/subject/', hit: 3 });
    },
  );

  test('keeps a title with more of the query before a subject that is one word of it', () => {
    const jacks = { ...title('/tenace/', 'The four'), subjects: ['jacks'] };
    const places = [title('/often/', 'Jack on jack'), jacks];
    const titles = matchTitles([['jack'], ['jack']], places, SMALL_BOOK.numbers);
    expect(rankPages(found, titles)[0]).toMatchObject({ page: '/often/' });
  });

  test('has a page whose title alone answers, and none whose title answers in part', () => {
    const whole = matchTitles([['grand']], TITLES, SMALL_BOOK.numbers);
    expect(rankPages([], whole)).toMatchObject([{ page: '/grand/', hit: undefined }]);
    const part = matchTitles([['second'], ['hand'], ['low']], TITLES, SMALL_BOOK.numbers);
    expect(rankPages([], part)).toEqual([]);
  });
});
