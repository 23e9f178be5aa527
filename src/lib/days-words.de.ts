/** Dates in words. */

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const SHORT_MONTHS = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
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

/** A date: `3. November`, `3. November 2024`. */
export const dateWords = ({ day, month, year }: SaidDate): string =>
  `${day}. ${MONTHS[month - 1]!}${year === null ? '' : ` ${year}`}`;

/** A date on an axis: `3. Nov.` */
export const shortDateWords = ({ day, month }: Omit<SaidDate, 'year'>): string =>
  `${day}. ${SHORT_MONTHS[month - 1]!}`;

/** A date with its weekday, 0 for Monday: `Sonntag, 22. November 2026`. */
export const fullDateWords = (weekday: number, date: SaidDate): string =>
  `${WEEKDAYS[weekday]!}, ${dateWords(date)}`;

/** A day near today. */
export const NEAR_DAYS = { today: 'heute', yesterday: 'gestern' } as const;

/** When, by the day of the week: `am Dienstag`. */
export const onWeekday = (weekday: number): string => `am ${WEEKDAYS[weekday]!}`;

/** When, by the date: `am 3. November`. */
export const onDate = (date: SaidDate): string => `am ${dateWords(date)}`;
