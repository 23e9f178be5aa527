/** The names at the head of a sheet, and what is wrong with what was typed there. */

/** What a column is called whose player has given no name, from 0. */
export const columnName = (player: number): string => `Player ${player + 1}`;

/** Two players have the same name. */
export const sayTwice = (name: string): string =>
  `Two players are called ${name}. Give one of them another name.`;

/** How long a list can be. @param most how many deals. */
export const sayLengths = (most: number): string =>
  `A list has 1 to ${most} deals, such as 36; leave it empty for no end.`;
