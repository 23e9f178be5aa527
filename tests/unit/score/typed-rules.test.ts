/** The form of a sheet that was left half filled in: read as it was typed, or not at all. */
import { expect, test } from 'vitest';
import { FIRST_RULES } from '../../../src/score/defaults.ts';
import { SHEET_RULES, typedRules } from '../../../src/score/typed-rules.ts';

const form = { ...typedRules(FIRST_RULES), names: ['Anna', ' ', '', ''], length: '1x' };
const reread = (data: object) => SHEET_RULES.read(JSON.parse(JSON.stringify(data)));

test('a form is read as it was typed, even where it makes no sense yet', () => {
  expect(reread(form)).toEqual(form);
});

test.each([
  ['another number of players', { count: 5 }],
  ['too few names', { names: ['Anna', 'Bert', 'Carl'] }],
  ['a name that is no text', { names: ['Anna', 'Bert', 'Carl', 4] }],
  ['a name longer than the field', { names: ['A'.repeat(17), '', '', ''] }],
  ['a dealer beyond the players', { count: 3, first: 3 }],
  ['a rule book that there is not', { laws: 'constructor' }],
  ['a tick that is no yes or no', { seeger: 1 }],
  ['a length longer than the field', { length: '12345' }],
])('a form with %s is not read', (_, change) => {
  expect(reread({ ...form, ...change })).toBeUndefined();
});
