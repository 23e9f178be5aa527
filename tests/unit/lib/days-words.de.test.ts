/** German dates. */
import { expect, test } from 'vitest';
import {
  dayOfIso,
  sayDate,
  sayDay,
  sayFullDate,
  sayMonth,
  shortDate,
} from '../../../src/lib/days.ts';

const day = (iso: string): number => dayOfIso(iso)!;
const TODAY = day('2026-11-22');

test('dates have the day before the month, with its point', () => {
  expect(sayFullDate(TODAY)).toBe('Sonntag, 22. November 2026');
  expect(sayDate(day('2026-03-01'), TODAY)).toBe('1. März');
  expect(sayDate(day('2024-12-31'), TODAY)).toBe('31. Dezember 2024');
  expect(sayMonth({ month: 5, year: 2026 })).toBe('Mai 2026');
  expect(['2026-01-03', '2026-05-03', '2026-09-30'].map((iso) => shortDate(day(iso)))).toEqual([
    '3. Jan.',
    '3. Mai',
    '30. Sept.',
  ]);
});

test('a day is called as it is seen from today', () => {
  const ago = [0, 1, 2, 6, 7, 400].map((days) => sayDay(TODAY - days, TODAY));
  expect(ago).toEqual([
    'heute',
    'gestern',
    'am Freitag',
    'am Montag',
    'am 15. November',
    'am 18. Oktober 2025',
  ]);
});
