/** A player without a name. */
export const sayPlayer = (number: number): string => `Spieler ${number}`;
