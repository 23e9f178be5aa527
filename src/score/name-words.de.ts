/** The names at the head of a sheet, and what is wrong with what was typed there. */

/** What a column is called whose player has given no name, from 0. */
export const columnName = (player: number): string => `Spieler ${player + 1}`;

/** Two players have the same name. */
export const sayTwice = (name: string): string =>
  `Zwei Spieler heißen ${name}. Gib einem von ihnen einen anderen Namen.`;

/** How long a list can be. @param most how many deals. */
export const sayLengths = (most: number): string =>
  `Eine Liste hat 1 bis ${most} Spiele, zum Beispiel 36. Soll sie kein festes Ende haben, lass das Feld leer.`;
