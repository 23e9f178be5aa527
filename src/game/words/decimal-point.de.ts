/** The sign between the whole part of a number and its decimals. */
export const DECIMAL_POINT = ',';
