import { expect, test } from 'vitest';
import { csvText } from '../../../src/lib/csv.ts';

/** Reads a line as a spreadsheet does whose cells are divided by `divider`. */
function cellsOf(line: string, divider: string): string[] {
  const cell = new RegExp(`(?:^|${divider})(?:"((?:[^"]|"")*)"|([^"${divider}]*))`, 'g');
  return [...line.matchAll(cell)].map(([, quoted, bare]) =>
    (quoted ?? bare ?? '').replaceAll('""', '"'),
  );
}

test('a name with a comma, a semicolon or quotation marks stays in one cell', () => {
  const row = ['Müller, Jörg', 'a;b', 'the "old" one', 59];
  const line = csvText([row]).trimEnd();
  expect(line).toBe('"Müller, Jörg","a;b","the ""old"" one",59');
  expect(cellsOf(line, ',')).toEqual(row.map(String));
  // A spreadsheet set to German takes the semicolon for the divider, and must find none.
  expect(cellsOf(line.replaceAll('",', '";'), ';')).toEqual(row.map(String));
});

test('what begins like a formula is a text, and what is not known is an empty cell', () => {
  expect(csvText([['=1+1', '\rx', '@a', null, undefined, -5]])).toBe(`'=1+1,"'\rx",'@a,,,-5\r\n`);
});
