import {
  NEAR_DAYS,
  dateWords,
  fullDateWords,
  monthWords,
  onDate,
  onWeekday,
  shortDateWords,
} from '#edition/lib/days-words.ts';

/**
 * Days of the reader's calendar, as whole numbers: 0 is 1 January 1970. The caller knows the clock
 * and the time zone.
 */
export type Day = number;

/** A day as a date: year, month from 1, day of the month from 1 (Gregorian). */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The date of a day. */
export function dateOf(day: Day): CalendarDate {
  // Years counted from March, so that the leap day is the last of a year; 400 years are an era.
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** The day of a date; undefined where the calendar has no such date. */
export function dayOf({ day, month, year }: CalendarDate): Day | undefined {
  // The reverse of dateOf.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear;
  const found = era * 146_097 + ofEra - 719_468;
  const back = dateOf(found);
  return back.year === year && back.month === month && back.day === day ? found : undefined;
}

/** A day as an ISO date: `2026-11-22`. */
export function isoDate(day: Day): string {
  const date = dateOf(day);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`;
}

/** The day of an ISO date; undefined for any other text, and for a date that the calendar does not have. */
export function dayOfIso(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return dayOf({ year: Number(year), month: Number(month), day: Number(day) });
}

/** The day of the week: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** A date in full: `Sunday, 22 November 2026`. */
export const sayFullDate = (day: Day): string => fullDateWords(weekdayOf(day), dateOf(day));

/** A month in words: `November 2026`. */
export const sayMonth = ({ month, year }: Pick<CalendarDate, 'month' | 'year'>): string =>
  monthWords(month, year);

/** A date on an axis: `3 Nov`. */
export const shortDate = (day: Day): string => shortDateWords(dateOf(day));

/** A day in words, as seen from today: `today`, `yesterday`, `on Tuesday`, `on 3 November`. */
export function sayDay(day: Day, today: Day): string {
  const ago = today - day;
  if (ago === 0) return NEAR_DAYS.today;
  if (ago === 1) return NEAR_DAYS.yesterday;
  return ago > 1 && ago < 7 ? onWeekday(weekdayOf(day)) : onDate(dateSeenFrom(today, day));
}

/** A date in words, with its year unless that is today's: `3 November`, `3 November 2024`. */
export const sayDate = (day: Day, today: Day): string => dateWords(dateSeenFrom(today, day));

/** A date, whose year goes without saying where it is today's. */
function dateSeenFrom(today: Day, day: Day): Omit<CalendarDate, 'year'> & { year: number | null } {
  const date = dateOf(day);
  return { ...date, year: date.year === dateOf(today).year ? null : date.year };
}
