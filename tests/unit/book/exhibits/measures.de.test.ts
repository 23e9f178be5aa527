/** Measures on a German page: their numbers, their sources, and how each was made. */
import { expect, test } from 'vitest';
import { sayHow } from '#edition/book/exhibits/measures/how-measured.ts';
import {
  sayHowSource,
  sayOfCases,
  sayPlotSource,
} from '#edition/book/exhibits/measures/measured-words.ts';
import {
  inSkat,
  sayHundred,
  splitTable,
} from '../../../../src/book/exhibits/measures/say-exact.ts';
import { sayMeasured, sayPoints } from '../../../../src/book/exhibits/measures/say-points.ts';
import { sayHundredth, sayShare } from '../../../../src/book/exhibits/measures/say-share.ts';
import { readMeasureFiles } from '../../../../src/book/read-measure-files.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

const measures = readMeasureFiles();

test.each(measures)('$id says how it was made, in German', (measure) => {
  const how = sayHow(measure);
  expect(how).not.toBe(measure.how);
  expect(how).toMatch(/[.]$/u);
  expectGoodGerman([how]);
});

/** Numbers in figures and in words, of which the German text has the same. */
test.each(measures)('$id has the numbers of the English text', (measure) => {
  const numbers = (text: string): string[] => [...new Set(text.match(/\d+/gu))].sort();
  // The 22 unseen cards are a word in English.
  const german = numbers(sayHow(measure)).filter((number) => number !== '22');
  expect(german).toEqual(numbers(measure.how).filter((number) => number !== '22'));
});

test('numbers have a comma, and a true sign of minus', () => {
  expect(sayShare({ mean: 0.4321, margin: 0.002, cases: 1 })).toEqual({
    share: '43,2',
    margin: '0,2',
  });
  expect(sayShare({ mean: 0.4321, margin: 0.02, cases: 1 })).toEqual({ share: '43', margin: '2' });
  expect(sayHundredth({ mean: 0.9984, margin: 0.001, cases: 1 })).toBe('99,8');
  expect(sayHundredth({ mean: 1, margin: 0, cases: 1 })).toBe('100');
  expect(sayPoints({ mean: -3.44, margin: 1.2, cases: 1 })).toEqual({
    mean: '−3,4',
    margin: '1,2',
  });
  expect(sayPoints({ mean: -0.01, margin: 0.01, cases: 1 })).toEqual({
    mean: '0,0',
    margin: '0,1',
  });
  expect(sayMeasured('points', { mean: 3.44, margin: 1, cases: 1 })).toBe('3,4');
  expect(sayHundred(0.0001)).toBe('unter 0,1');
  expect(inSkat(1)).toBe('9,1');
});

test('a semicolon stands between the ways that trumps lie, since their chances have commas', () => {
  expect(splitTable(2).ways.replaceAll('\u00A0', ' ')).toMatch(
    /^\d–\d(?: \+ \d)?: \d+,\d(?:; \d–\d(?: \+ \d)?: \d+,\d)*$/u,
  );
});

test('sources', () => {
  expect(sayOfCases(13074)).toBe('von 13.074');
  expect(sayPlotSource(100000, 1922)).toBe(
    '100.000 Verteilungen, Startwert 1922; die Linien sind die Fehlergrenzen, die in 95 von 100 solchen Messungen halten.',
  );
  expect(sayHowSource(1, 2, 'b562')).toBe('1 Verteilung, Startwert 2, Programm b562.');
});
