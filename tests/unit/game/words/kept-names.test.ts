import { expect, test } from 'vitest';
import { readKeptNames } from '../../../../src/game/words/kept-names.ts';
import { isSameName, oneLine } from '../../../../src/game/words/one-line.ts';

test('names that look the same are the same, and a name that nobody can see is none', () => {
  expect(isSameName('Jörg', 'Jo\u0308rg')).toBe(true);
  expect(isSameName('JÖRG', 'jo\u0308\u200brg')).toBe(true);
  expect(isSameName('Jörg', 'Jorg')).toBe(false);
  expect(oneLine('Jo\u0308rg', 16)).toBe('Jörg');
  expect(oneLine('\u200b\u2063\u00ad\u2800', 16)).toBe('');
});

test('names kept by older versions are mended, and none that is like another is lost', () => {
  expect(readKeptNames(['Jörg', 'Jo\u0308rg', '\u200b'], 16)).toEqual([
    'Jörg',
    'Jörg 2',
    'Player 3',
  ]);
  expect(readKeptNames(['Maximiliane-Luis', 'maximiliane-luis'], 16)).toEqual([
    'Maximiliane-Luis',
    'maximiliane-lu 2',
  ]);
});

test.each([[' Anna'], ['An\nna'], [''], [7], ['x'.repeat(17)]])('%j is no name', (name) => {
  expect(readKeptNames(['Bert', name], 16)).toBeNull();
});
