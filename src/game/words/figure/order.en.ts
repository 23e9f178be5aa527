/** The order of the cards. */

/** What the numbers below the cards are. */
export const ORDER_POINTS = 'The numbers are card points; 61 of the 120 win.';

/** A row of cards, for the ear. @param row `Trumps`. */
export const sayFromBest = (row: string): string => `${row}, from the best`;
