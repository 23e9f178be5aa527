/** Which chapter mentions which place in a hand. */
import { expect, test } from 'vitest';
import { toldPlaces } from '../../../src/book/told-places.ts';

const chapters = [
  {
    page: 'first',
    source:
      'See <At hand="foster-09" place="t6">it</At> and <At hand="foster-10" place="t1">that</At>.',
  },
  {
    page: 'second',
    source:
      '<At hand="foster-09" place="t6">Again</At>, <At hand="foster-09" place="t6.3">later</At>, <At hand="foster-09" place="t2.1">lead</At>.',
  },
];

test('each place leads to the chapter that mentions it first, under the name that addresses use', () => {
  // The third card of a trick is where the trick is over.
  expect(toldPlaces('foster-09', chapters)).toEqual({ 't6.3': 'first', 't2.1': 'second' });
});

test('a hand that no chapter mentions has none', () => {
  expect(toldPlaces('foster-21', chapters)).toEqual({});
});
