/** What the seats are called. */
import { TWO_HANDED_SEATS } from '#edition/game/words/two-handed-seats.ts';
import type { BySeat } from '../skat/seats.ts';

/** The seats by name: the German words, which English players took over. */
export const SEAT_WORDS: BySeat<string> = { V: 'Vorhand', M: 'Mittelhand', H: 'Hinterhand' };

const NAMES: Readonly<Partial<Record<string, string>>> = {
  ...SEAT_WORDS,
  ...TWO_HANDED_SEATS,
};

/**
 * A seat by its name: `Vorhand`; at other tables than Skat’s, where seats go by letters, its letter.
 */
export function seatName(seat: string): string {
  return NAMES[seat] ?? seat;
}
