/** The players as records number them. */
import type { Seat } from '../../skat/seats.ts';

/** Player 0 is forehand, 1 middlehand, 2 rearhand. */
export const ISS_SEATS = ['V', 'M', 'H'] as const satisfies readonly Seat[];

/** The number of a seat: 0, 1 or 2. */
export function issPlayer(seat: Seat): number {
  return ISS_SEATS.indexOf(seat);
}
