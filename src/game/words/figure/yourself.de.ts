/** “Play it yourself”, in the menu and outside a figure. */
import type { Seat } from '../../skat/seats.ts';
import { SEAT_WORDS } from '../seats.ts';

export const YOURSELF = {
  group: 'Selbst spielen',
  /** Before the names of the seats. */
  as: 'Selbst spielen als',
} as const;

/** A button outside a figure. */
export const sayAs = (seat: Seat): string => `als ${SEAT_WORDS[seat]}`;
