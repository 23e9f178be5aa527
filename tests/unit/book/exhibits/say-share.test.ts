/** Measured shares as they are printed and plotted. */
import { describe, expect, test } from 'vitest';
import {
  groupsOfPlot,
  placeShare,
  rowsOfPlot,
  sayShare,
} from '../../../../src/book/exhibits/measures/say-share.ts';

const of = (mean: number, margin: number) => ({ cases: 1000, mean, margin });

test.each([
  ['no finer than its margin bears out', of(0.4276, 0.0097), '43', '1'],
  ['with a tenth where the margin is below one half', of(0.3103, 0.0035), '31.0', '0.4'],
  ['with a margin that is never printed as nothing', of(0.9999, 0.0001), '100.0', '0.1'],
])('a share is printed %s', (_, estimate, share, margin) => {
  expect(sayShare(estimate)).toEqual({ share, margin });
});

test('a margin is drawn within the scale', () => {
  expect(placeShare(of(0.99, 0.03))).toEqual({ at: 99, from: 96, to: 100 });
});

describe('rows', () => {
  test('have a label of their own, or the group’s', () => {
    expect(rowsOfPlot('Vorhand = V\n  count 8  \n')).toEqual([
      { label: 'Vorhand', group: 'V' },
      { label: 'count 8', group: 'count 8' },
    ]);
  });

  test('are none where none is written', () => {
    expect(rowsOfPlot(' \n')).toEqual([]);
  });

  test('by seat stand for a group a seat', () => {
    expect(groupsOfPlot('8 = count 8', false)).toEqual(['count 8']);
    expect(groupsOfPlot('8 = count 8', true)).toEqual(['count 8, V', 'count 8, M', 'count 8, H']);
  });
});
