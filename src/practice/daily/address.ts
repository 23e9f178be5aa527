/** The address of a day’s questions: `/practice/today/?day=2026-11-22`. Without a day it means today. */
import { isoDate } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';

export const TODAY_PAGE = '/practice/today/';

/** The address of a day’s questions. */
export function makeDayAddress(day: Day): string {
  return `${TODAY_PAGE}?day=${isoDate(day)}`;
}

/** The address of the sheet of a day’s questions. */
export function makeDaySheetAddress(day: Day): string {
  return `${TODAY_PAGE}sheet/?day=${isoDate(day)}`;
}
