/** Dates in words. */

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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
];

/** The day and the month of a date, and its year where it is to be said. */
interface SaidDate {
  readonly day: number;
  /** From 1. */
  readonly month: number;
  readonly year: number | null;
}

/** A month: `November 2026`. */
export const monthWords = (month: number, year: number): string => `${MONTHS[month - 1]!} ${year}`;

/** A date: `3 November`, `3 November 2024`. */
export const dateWords = ({ day, month, year }: SaidDate): string =>
  `${day} ${MONTHS[month - 1]!}${year === null ? '' : ` ${year}`}`;

/** A date on an axis: `3 Nov`. */
export const shortDateWords = ({ day, month }: Omit<SaidDate, 'year'>): string =>
  `${day} ${MONTHS[month - 1]!.slice(0, 3)}`;

/** A date with its weekday, 0 for Monday: `Sunday, 22 November 2026`. */
export const fullDateWords = (weekday: number, date: SaidDate): string =>
  `${WEEKDAYS[weekday]!}, ${dateWords(date)}`;

/** A day near today. */
export const NEAR_DAYS = { today: 'today', yesterday: 'yesterday' } as const;

/** When, by the day of the week: `on Tuesday`. */
export const onWeekday = (weekday: number): string => `on ${WEEKDAYS[weekday]!}`;

/** When, by the date: `on 3 November`. */
export const onDate = (date: SaidDate): string => `on ${dateWords(date)}`;
