/** A sheet as a table for spreadsheets, and what is wrong with a file. */

/** The heads of the columns before the players’. */
export const SHEET_TABLE = [
  'Deal',
  'Dealer',
  'Declarer',
  'Game',
  'Matadors',
  'Outcome',
  'Bid',
  'Value',
  'Remark',
] as const;

/** The head of the column with a player’s total after each deal. */
export const totalOf = (name: string): string => `${name}, total`;

/** Why a file cannot be brought back. */
export const FILE_FAULTS = {
  table: 'A table for spreadsheets cannot be brought back; the sheet’s own file can.',
  noSheets: 'This is not a file of score sheets, or it was cut off.',
  withoutSheets: 'There are no score sheets in this file.',
  noTournaments: 'This is not a file of tournaments, or it was cut off.',
  withoutTournaments: 'There are no tournaments in this file.',
  newer: 'It is from a newer version of Vorhand: reload the page.',
} as const;
