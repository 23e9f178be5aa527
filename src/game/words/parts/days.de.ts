/** The table of a month. */
export const MONTH = {
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  before: 'Der Monat davor',
  after: 'Der Monat danach',
} as const;
