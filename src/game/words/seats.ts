/** What the seats are called. */
import type { BySeat } from '../skat/seats.ts';
import type { Terms } from './language.ts';

/** English players took the German words over. */
const SEATS_AS_IN_GERMAN: BySeat<string> = { V: 'Vorhand', M: 'Mittelhand', H: 'Hinterhand' };

const NAMES: Readonly<Partial<Record<string, string>>> = {
  ...SEATS_AS_IN_GERMAN,
  // Of two-handed Skat.
  elder: 'Elder hand',
  dealer: 'Dealer',
};

/**
 * A seat by its name: `Vorhand`; at other tables than Skat’s, where seats go by letters, its letter.
 */
export function seatName(seat: string): string {
  return NAMES[seat] ?? seat;
}

/** The seats by name. */
export const SEAT_WORDS: Readonly<Record<Terms, BySeat<string>>> = {
  en: SEATS_AS_IN_GERMAN,
  de: SEATS_AS_IN_GERMAN,
};
