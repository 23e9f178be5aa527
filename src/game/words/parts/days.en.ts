/** The table of a month. */
export const MONTH = {
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  before: 'The month before',
  after: 'The month after',
} as const;
