/** Where the seats are on screen: the reader's own below, the others round the table from there. */

/** A place at the table on screen. */
export type SeatPlace = 'below' | 'left' | 'above' | 'right';

/** Where the players sit after the one below, in the order in which they play. */
const AROUND: Readonly<Record<number, readonly SeatPlace[]>> = {
  2: ['below', 'above'],
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'above', 'right'],
};

/**
 * Seats the players with one of them below: the next to play is at the upper left, the last at the
 * upper right.
 *
 * @param seats two to four seats in the order in which they play.
 * @param below the seat that is below; for one that is not at the table, the first.
 */
export function seatPlaces(
  seats: readonly string[],
  below: string,
): Readonly<Record<string, SeatPlace>> {
  const first = Math.max(0, seats.indexOf(below));
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  const places = AROUND[seats.length] ?? [];
  return Object.fromEntries(inOrder.map((seat, index) => [seat, places[index] ?? 'above']));
}
