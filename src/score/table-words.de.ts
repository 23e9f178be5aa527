/** A sheet as a table for spreadsheets, and what is wrong with a file. */

/** The heads of the columns before the players’. */
export const SHEET_TABLE = [
  'Nummer',
  'Geber',
  'Alleinspieler',
  'Spiel',
  'Spitzen',
  'Ergebnis',
  'Gereizt',
  'Spielwert',
  'Bemerkung',
] as const;

/** The head of the column with a player’s total after each deal. */
export const totalOf = (name: string): string => `${name}, Zwischensumme`;

/** Why a file cannot be brought back. */
export const FILE_FAULTS = {
  table: 'Eine Tabelle lässt sich nicht zurückholen, nur die eigene Datei der Liste.',
  noSheets: 'Das ist keine Datei mit Spiellisten, oder ihr fehlt das Ende.',
  withoutSheets: 'In dieser Datei stehen keine Spiellisten.',
  noTournaments: 'Das ist keine Datei mit Turnieren, oder ihr fehlt das Ende.',
  withoutTournaments: 'In dieser Datei stehen keine Turniere.',
  newer: 'Die Datei stammt von einer neueren Version von Vorhand: Lade die Seite neu.',
} as const;
