/** The order of the cards. */

/** What the numbers below the cards are. */
export const ORDER_POINTS = 'Die Zahlen sind Augen; mit 61 von 120 ist ein Spiel gewonnen.';

/** A row of cards, for the ear. @param row `Trümpfe`. */
export const sayFromBest = (row: string): string => `${row}, von oben nach unten`;
