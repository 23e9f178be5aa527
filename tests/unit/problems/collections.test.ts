import { describe, expect, it } from 'vitest';
import { problemSets, countProblemsOf, themeChapters } from '../../../src/problems/at-build.ts';
import {
  byFit,
  chapterSlug,
  collectionsOf,
  countSolved,
  nextOf,
} from '../../../src/problems/collections.ts';
import { ratingOfGrade } from '../../../src/problems/rating.ts';

const sets = problemSets().filter(({ heads }) => heads.length > 0);
const solved = { first: true, solved: true };
const missed = { first: false, solved: false };

describe('the sets of problems', () => {
  it.each(sets)(
    'of $law have every problem by theme, by chapter and by grade',
    ({ heads, law }) => {
      const chapters = Object.fromEntries(themeChapters(law).map((slug) => [slug, slug]));
      const { chapter, grade, theme } = collectionsOf(heads, law, chapters);
      const all = new Set(heads.map(({ id }) => id));
      for (const kind of [chapter, grade, theme]) {
        expect(new Set(kind.flatMap(({ ids }) => ids))).toEqual(all);
      }
      // Of grades there is one for each problem.
      expect(grade.flatMap(({ ids }) => ids)).toHaveLength(all.size);
      for (const { ids, set } of chapter) {
        const slow = heads.filter(({ themes }) =>
          themes.some((id) => chapterSlug(id, law) === set.of),
        );
        expect(ids).toHaveLength(slow.length);
        expect(countProblemsOf(set.of)).toBe(slow.length);
      }
    },
  );

  it('count what is solved, and not what was only answered', () => {
    const answered = new Map([
      ['a', solved],
      ['b', missed],
      ['c', { first: false, solved: true }],
    ]);
    expect(countSolved(['a', 'b', 'c', 'd'], answered)).toBe(2);
  });

  it('go on with what was never answered, then with what was missed, and end', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const answered = new Map([
      ['a', solved],
      ['b', missed],
    ]);
    expect(nextOf(ids, answered, 'c')).toBe('d');
    expect(nextOf(ids, answered, 'd')).toBe('c');
    expect(nextOf(ids, answered, null)).toBe('c');
    const allButOne = new Map([...answered, ['c', solved], ['d', solved]]);
    expect(nextOf(ids, allButOne, 'd')).toBe('b');
    expect(nextOf(ids, allButOne, 'b')).toBe(null);
    expect(nextOf([], answered, 'x')).toBe(null);
  });

  it.each(sets)('of $law come by the reader’s strength, the nearest grade first', ({ heads }) => {
    const grades = new Map(heads.map(({ grade, id }) => [id, grade]));
    const order = byFit(heads, { rating: 1490, deviation: 60 });
    const gaps = order.map((id) => Math.abs(ratingOfGrade(grades.get(id)!).rating - 1490));
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(heads.length);
  });
});
