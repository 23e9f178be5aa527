/** What `npm run measure` says of other deals, held against pairs whose answer is plain. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addAgreement, compareResults, tellAgreement } from '../../../scripts/measure/agreement.ts';
import type { MeasureResult } from '../../../src/measures/result.ts';

const printed = JSON.parse(readFileSync('content/measures/T3.json', 'utf8')) as MeasureResult;
const having = (groups: MeasureResult['groups']): MeasureResult => ({ ...printed, groups });

test('a result agrees with itself in every group', () => {
  expect(compareResults(printed, printed)).toEqual({ groups: 4, within: 4 });
});

test('margins of 3 and 4 let two results differ by 5 and no more', () => {
  const book = having({ one: { cases: 9, mean: 0, margin: 3 } });
  const at = (mean: number): MeasureResult => having({ one: { cases: 9, mean, margin: 4 } });
  expect(compareResults(at(-5), book)).toEqual({ groups: 1, within: 1 });
  expect(compareResults(at(5.1), book)).toEqual({ groups: 1, within: 0 });
});

test('a group that only one of the two has counts neither way', () => {
  const group = { cases: 9, mean: 0.5, margin: 0.1 };
  const other = having({ both: group, here: group });
  expect(compareResults(other, having({ both: group, there: group }))).toEqual({
    groups: 1,
    within: 1,
  });
});

test('two measures are counted together', () => {
  const both = addAgreement({ groups: 4, within: 4 }, { groups: 35, within: 33 });
  expect(tellAgreement(both)).toBe('37 of 39 groups within the margins of the book');
});
