import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookOfHand, booksOfHands } from '../../../src/book/hand-books.ts';
import {
  FILTERS,
  SORTS,
  compareRows,
  makeQuery,
  matches,
  readQuery,
} from '../../../src/book/hand-index.ts';
import type { Row } from '../../../src/book/hand-index.ts';
import { readHands } from '../game/replay/book-hands.ts';
import { FAMILY_OF } from '../../../src/game/skat/families.ts';

/** What the hands bring to the filters. */
const MORE = { book: ['eichhorn', 'pole'], game: ['whist'] };

const row = (more: Partial<Row>): Row => ({
  order: 1,
  book: 'foster',
  game: 'solo',
  seat: 'V',
  result: 'won',
  points: 61,
  score: 24,
  ...more,
});

describe('the query of the index', () => {
  const queries = fc.record({
    book: fc.constantFrom(...FILTERS.book, 'eichhorn', 'pole'),
    game: fc.constantFrom(...FILTERS.game, 'whist'),
    seat: fc.constantFrom(...FILTERS.seat),
    result: fc.constantFrom(...FILTERS.result),
    sort: fc.constantFrom(...SORTS),
    descending: fc.boolean(),
  });

  test('reads back what it writes', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readQuery(makeQuery(query), MORE)).toEqual(query);
      }),
    );
  });

  test('takes any text, and asks for everything in book order where it understands nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readQuery(`?game=${text}x&sort=${text}x&order=${text}x`)).toEqual(readQuery(''));
      }),
    );
  });

  test('is empty when nothing is asked for', () => {
    expect(makeQuery(readQuery(''))).toBe('');
  });
});

describe('the books that hands are from', () => {
  test('are known by the first word of the id, also a new one', () => {
    expect(bookOfHand('foster-09')).toEqual({ id: 'foster', name: 'Foster' });
    expect(bookOfHand('mate-1').name).toBe('Capellen');
    expect(bookOfHand('rosenow-3')).toEqual({ id: 'rosenow', name: 'Rosenow' });
  });

  test('stand in the filter once each, in the order of the hands', () => {
    const ids = ['foster-01', 'foster-02', 'ours-a', 'eichhorn-solo', 'pole-1', 'pole-2'];
    expect(booksOfHands(ids).map(({ id }) => id)).toEqual(['foster', 'ours', 'eichhorn', 'pole']);
  });

  test('are what their files name as the source', () => {
    for (const { id, source } of readHands()) {
      const { name } = bookOfHand(id);
      expect(source, id).toContain(name === 'ours' ? 'of ours' : name);
    }
  });

  test('choose rows, and stand in the address', () => {
    const query = readQuery('?book=eichhorn&game=grand', MORE);
    expect(makeQuery(query)).toBe('?book=eichhorn&game=grand');
    expect(matches(row({ book: 'eichhorn', game: 'grand' }), query)).toBe(true);
    expect(matches(row({ book: 'foster', game: 'grand' }), query)).toBe(false);
    expect(readQuery('?book=nobody', MORE).book).toBe('all');
  });
});

describe('rows', () => {
  test('pass when every filter fits', () => {
    const query = readQuery('?game=grand&seat=M&result=lost');
    expect(matches(row({ game: 'grand', seat: 'M', result: 'lost' }), query)).toBe(true);
    expect(matches(row({ game: 'grand', seat: 'M', result: 'won' }), query)).toBe(false);
    expect(matches(row({ game: 'solo', seat: 'M', result: 'lost' }), query)).toBe(false);
    expect(matches(row({ game: 'grand', seat: '', result: '' }), query)).toBe(false);
  });

  test('sort by a column, and keep the order of the book where it is equal', () => {
    const rows = [
      row({ order: 3, score: -20 }),
      row({ order: 2, score: 9 }),
      row({ order: 1, score: -20 }),
    ];
    const order = (search: string) =>
      rows.toSorted((a, b) => compareRows(a, b, readQuery(search))).map(({ order }) => order);
    expect(order('')).toEqual([1, 2, 3]);
    expect(order('?order=down')).toEqual([3, 2, 1]);
    expect(order('?sort=score')).toEqual([1, 3, 2]);
    expect(order('?sort=score&order=down')).toEqual([2, 1, 3]);
  });
});

test.each([
  ['simple', 'simple'],
  ['tournee', 'tournee'],
  ['passt-mir-nicht', 'tournee'],
  ['gucki-solo', 'solo'],
  ['grand-solo', 'grand'],
  ['tournee-grand', 'grand'],
  ['gucki-open-nullo', 'nullo'],
  ['revolution', 'nullo'],
  ['schiebe-ramsch', 'ramsch'],
] as const)('%s is listed under %s', (kind, family) => {
  expect(FAMILY_OF[kind]).toBe(family);
});
