/** The data of the places that were measured. */
import { expect, test } from 'vitest';
import written from '../../../../../content/practice/cards.json' with { type: 'json' };
import {
  measuredPlaceLine,
  measuredPlaces,
  readMeasuredPlace,
} from '../../../../../src/practice/drills/which-card/pool.ts';
import { KINDS } from './questions.ts';

test.each(KINDS)('%s: lines are read and written without loss', (kind) => {
  const places = measuredPlaces(kind);
  expect(places.map(measuredPlaceLine)).toEqual(written[kind]);
  expect(places.length).toBeGreaterThanOrEqual(5);
});

test('they are not read from a line with a slip in it', () => {
  const [line] = written.lead;
  expect(() => readMeasuredPlace('C M JA7.K.T98.K87 - 1/2')).toThrow(RangeError);
  expect(() => readMeasuredPlace(line!.replace(/\d+\/200/, '201/200'))).toThrow(RangeError);
  expect(() => readMeasuredPlace(line!.replace(' H ', ' X '))).toThrow(RangeError);
});
