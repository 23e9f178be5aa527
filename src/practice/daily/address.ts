/** The address of a day’s questions: `/practice/today/?day=2026-11-22`. Without a day it means today. */
import { dateOf } from '../days.ts';
import type { Day } from '../days.ts';

export const TODAY_PAGE = '/practice/today/';

/** The address of a day’s questions. */
export function makeDayAddress(day: Day): string {
  return `${TODAY_PAGE}?day=${isoDate(day)}`;
}

/** The address of the sheet of a day’s questions. */
export function makeDaySheetAddress(day: Day): string {
  return `${TODAY_PAGE}sheet/?day=${isoDate(day)}`;
}

/** A day as an ISO date: `2026-11-22`. */
export function isoDate(day: Day): string {
  const date = dateOf(day);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`;
}
