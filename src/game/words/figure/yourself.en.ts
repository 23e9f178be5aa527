/** “Play it yourself”, in the menu and outside a figure. */
import type { Seat } from '../../skat/seats.ts';
import { SEAT_WORDS } from '../seats.ts';

export const YOURSELF = {
  group: 'Play it yourself',
  /** Before the names of the seats. */
  as: 'Play it yourself as',
} as const;

/** A button outside a figure. */
export const sayAs = (seat: Seat): string => `as ${SEAT_WORDS[seat]}`;
