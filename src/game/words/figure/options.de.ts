/** The button that opens the menu of a figure. */
export const OPTIONS = 'Optionen';
