/** Measured points and exact chances as they are printed and plotted. */
import { describe, expect, test } from 'vitest';
import {
  SPLITS_SHOWN,
  inSkat,
  splitTable,
} from '../../../../src/book/exhibits/measures/say-exact.ts';
import {
  placePoints,
  sayMeasured,
  sayPoints,
} from '../../../../src/book/exhibits/measures/say-points.ts';

const of = (mean: number, margin: number) => ({ cases: 1000, mean, margin });

test.each([
  ['to a tenth', of(3.44, 0.26), '3.4', '0.3'],
  ['with a minus that is no hyphen', of(-2.62, 0.39), '−2.6', '0.4'],
  ['without a minus before nothing', of(-0.04, 0.2), '0.0', '0.2'],
  ['with a margin that is never printed as nothing', of(5, 0), '5.0', '0.1'],
])('points are printed %s', (_, estimate, mean, margin) => {
  expect(sayPoints(estimate)).toEqual({ mean, margin });
});

test('in the text a share is of a hundred, and points are points', () => {
  expect(sayMeasured('share', of(0.722, 0.01))).toBe('72');
  expect(sayMeasured('share', of(0.9983, 0.0008))).toBe('99.8');
  expect(sayMeasured('share', of(0.9999, 0.0002))).toBe('99.99');
  expect(sayMeasured('share', of(1, 0.0003))).toBe('100');
  expect(sayMeasured('score', of(-22.17, 1))).toBe('−22.2');
});

describe('a plot of points', () => {
  test('holds nothing, every margin, and keeps the order', () => {
    const { rows, zero } = placePoints([of(-2, 1), of(5, 2)]);
    expect(zero).toBe(30);
    expect(rows).toEqual([
      { at: 10, from: 0, to: 20 },
      { at: 80, from: 60, to: 100 },
    ]);
  });

  test('of nothing but zeros has a place for them', () => {
    expect(placePoints([of(0, 0)])).toEqual({ zero: 0, rows: [{ at: 0, from: 0, to: 0 }] });
  });
});

describe('exact chances', () => {
  test('of one card in the skat are two in twenty-two', () => {
    expect(inSkat(1)).toBe((200 / 22).toFixed(1));
  });

  test('of all the ways make a hundred', () => {
    for (const missing of SPLITS_SHOWN) {
      const { ways } = splitTable(missing);
      const sum = [...ways.matchAll(/:\s([\d.]+)/g)].reduce(
        (all, [, each]) => all + Number(each),
        0,
      );
      expect(sum, ways).toBeGreaterThan(99.5);
      expect(sum, ways).toBeLessThan(100.5);
    }
  });
});
