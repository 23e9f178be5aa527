/** Days of the calendar in words. */
import { dateOf, weekdayOf } from './days.ts';
import type { CalendarDate, Day } from './days.ts';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A date in full: `Sunday, 22 November 2026`. */
export function sayFullDate(day: Day): string {
  const { day: ofMonth, month, year } = dateOf(day);
  return `${WEEKDAYS[weekdayOf(day)]!}, ${ofMonth} ${MONTHS[month - 1]!} ${year}`;
}

/** A month in words: `November 2026`. */
export function sayMonth({ month, year }: Pick<CalendarDate, 'month' | 'year'>): string {
  return `${MONTHS[month - 1]!} ${year}`;
}

/** A date on an axis: `3 Nov`. */
export function shortDate(day: Day): string {
  const date = dateOf(day);
  return `${date.day} ${MONTHS[date.month - 1]!.slice(0, 3)}`;
}

/** A day in words, as seen from today: `today`, `yesterday`, `on Tuesday`, `on 3 November`. */
export function sayDay(day: Day, today: Day): string {
  const ago = today - day;
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago > 1 && ago < 7) return `on ${WEEKDAYS[weekdayOf(day)]!}`;
  return `on ${sayDate(day, today)}`;
}

/** A date in words, with its year unless that is today's: `3 November`, `3 November 2024`. */
export function sayDate(day: Day, today: Day): string {
  const date = dateOf(day);
  const words = `${date.day} ${MONTHS[date.month - 1]!}`;
  return date.year === dateOf(today).year ? words : `${words} ${date.year}`;
}
