/** The address of a sheet: who opens it has the same questions on paper. */
import { describe, expect, test } from 'vitest';
import type { DrillFacts } from '../../../src/practice/origin.ts';
import { firstSheet } from '../../../src/practice/printed-sheet.ts';
import { RULE_BOOK_OPTION } from '../../../src/practice/rule-books.ts';
import { makeSheetAddress, readSheetAddress } from '../../../src/practice/sheet-address.ts';

const FACTS = {
  id: 'matadors',
  levels: ['one', 'two', 'three'],
  usualLength: 10,
  options: [],
} satisfies Pick<DrillFacts, 'id' | 'levels' | 'options' | 'usualLength'>;
const searchOf = (address: string): string => new URL(address, 'http://book.test').search;

describe('the address of a sheet', () => {
  test('is read back to the sheet it was made of', () => {
    const request = { length: 24, level: 3, seed: 4711, options: {} };
    const address = makeSheetAddress(FACTS, request);
    expect(address).toBe('/practice/matadors/sheet/?n=24&level=3&seed=4711');
    expect(readSheetAddress(FACTS, searchOf(address))).toEqual(request);
  });

  test('may leave out what is as on the first sheet, and carry what mail adds', () => {
    expect(readSheetAddress(FACTS, '?seed=7&utm_source=mail')).toEqual({
      ...firstSheet(FACTS),
      seed: 7,
    });
  });

  test('names today’s rules, and means those of 1922 where it names none, as it always did', () => {
    const facts = { ...FACTS, options: [RULE_BOOK_OPTION] };
    const address = makeSheetAddress(facts, firstSheet(facts));
    expect(address).toContain('&law=isko');
    expect(readSheetAddress(facts, searchOf(address))).toEqual(firstSheet(facts));
    const old = readSheetAddress(facts, '?n=10&level=2&seed=1922');
    expect(old?.options).toEqual({ law: 'american-1922' });
  });

  test('asks for none where it says nothing, or what there is not', () => {
    const searches = [
      '',
      '?',
      '?utm_source=mail',
      '?n=0',
      '?n=51',
      '?level=4',
      '?seed=x',
      '?n=1e1',
    ];
    for (const search of searches) expect(readSheetAddress(FACTS, search)).toBeUndefined();
  });
});
