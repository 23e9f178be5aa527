/** Texts of the server as long as they may be: read in proportion to their length, places exact. */
import { describe, expect, test, vi } from 'vitest';
import { parseIssRecord, parseIssRecords } from '../../../../../src/game/notation/iss/parse.ts';

/** So many records with an error in each, with this line end. */
const bad = (records: number, lineEnd: string): string =>
  `(;GM[Skat]x ;)${lineEnd}`.repeat(records);

/** How many characters reading goes through to say where its records and their errors stand. */
function charactersSearched(text: string): number {
  const spies = [vi.spyOn(String.prototype, 'split'), vi.spyOn(String.prototype, 'lastIndexOf')];
  parseIssRecords(text);
  const searched = spies.flatMap((spy) => spy.mock.contexts).map((one) => String(one).length);
  for (const spy of spies) spy.mockRestore();
  return searched.reduce((sum, length) => sum + length, 0);
}

describe.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
  ['CR', '\r'],
  ['a blank', ' '],
])('records that end with %s', (_, lineEnd) => {
  test('are read once or twice, however many they are', () => {
    const text = bad(1000, lineEnd);
    expect(charactersSearched(text)).toBeGreaterThan(0);
    expect(charactersSearched(text)).toBeLessThan(3 * text.length);
  });

  test('have their errors at the right place', () => {
    const found = parseIssRecords(`# a remark${lineEnd}${bad(3, lineEnd)}`);
    const places = found.map(({ record }) =>
      record.ok ? null : [record.errors[0].line, record.errors[0].column],
    );
    const inLine = '(;GM[Skat]x'.length;
    const width = '(;GM[Skat]x ;) '.length;
    const onOne = [0, 1, 2].map((at) => [1, '# a remark '.length + at * width + inLine]);
    const onLines = [2, 3, 4].map((line) => [line, inLine]);
    expect(places).toEqual(lineEnd === ' ' ? onOne : onLines);
  });
});

test('a field may be as long as a text', () => {
  const field = `${'a'.repeat(16_000_000)}\\]`;
  const parsed = parseIssRecord(`(;GM[Skat]CO[${field}] ;)`);
  expect(parsed.ok ? null : parsed.errors[0].code).toBe('moves-missing');
  const open = parseIssRecord(`(;GM[Skat]CO[${field} ;)`);
  expect(open.ok ? null : open.errors[0].code).toBe('unclosed-field');
});
