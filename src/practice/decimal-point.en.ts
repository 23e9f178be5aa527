/** What stands between the whole part of a number and its tenths. */
export const DECIMAL_POINT = '.';
