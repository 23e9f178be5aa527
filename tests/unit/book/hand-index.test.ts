import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FILTERS,
  SORTS,
  compareRows,
  makeQuery,
  matches,
  parseQuery,
} from '../../../src/book/hand-index.ts';
import type { Row } from '../../../src/book/hand-index.ts';
import { FAMILY_OF } from '../../../src/skat/families.ts';

const row = (more: Partial<Row>): Row => ({
  order: 1,
  game: 'solo',
  seat: 'V',
  result: 'won',
  points: 61,
  score: 24,
  ...more,
});

describe('the query of the index', () => {
  const queries = fc.record({
    game: fc.constantFrom(...FILTERS.game),
    seat: fc.constantFrom(...FILTERS.seat),
    result: fc.constantFrom(...FILTERS.result),
    sort: fc.constantFrom(...SORTS),
    descending: fc.boolean(),
  });

  test('reads back what it writes', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseQuery(makeQuery(query))).toEqual(query);
      }),
    );
  });

  test('takes any text, and asks for everything in book order where it understands nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseQuery(`?game=${text}x&sort=${text}x&order=${text}x`)).toEqual(parseQuery(''));
      }),
    );
  });

  test('is empty when nothing is asked for', () => {
    expect(makeQuery(parseQuery(''))).toBe('');
  });
});

describe('rows', () => {
  test('pass when every filter fits', () => {
    const query = parseQuery('?game=grand&seat=M&result=lost');
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
      rows.toSorted((a, b) => compareRows(a, b, parseQuery(search))).map(({ order }) => order);
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
