/** What was changed of a sheet before its first deal: read as it was typed, or not at all. */
import { expect, test } from 'vitest';
import { BLANK_SHEET } from '../../../src/score/blank-sheet.ts';

const changes = { players: ['Anna', ' ', ''], laws: 'hoyle-1912', list: 'seeger', length: null };
const reread = (data: object) => BLANK_SHEET.read(JSON.parse(JSON.stringify(data)));

test('what was changed is read as it was typed, and what was not stays open', () => {
  expect(reread(changes)).toEqual(changes);
  expect(reread({ agreed: true, length: 12 })).toEqual({ agreed: true, length: 12 });
  expect(reread({})).toEqual({});
});

test.each([
  ['another number of players', { players: ['Anna', 'Bert'] }],
  ['a name that is no text', { players: ['Anna', 'Bert', 4] }],
  ['a name longer than the field', { players: ['A'.repeat(17), '', ''] }],
  ['a rule book that there is not', { laws: 'constructor' }],
  ['a list that there is not', { list: 1 }],
  ['an agreement that is no yes or no', { agreed: 1 }],
  ['a length that no list has', { length: 0 }],
])('%s is not read', (_, change) => {
  expect(reread({ ...changes, ...change })).toBeUndefined();
});
