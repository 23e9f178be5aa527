import type { BiddingStep } from '../notation/hand.ts';
import type { BySeat } from '../skat/seats.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/**
 * The bidding in words: `Mittelhand 10, Vorhand yes, … Hinterhand passes`; empty when nothing is told.
 *
 * @param seats who sits there, by name; the reader himself is `You`.
 */
export function biddingWords(
  bidding: readonly BiddingStep[],
  seats: BySeat<string> = SEAT_WORDS.en,
): string {
  return bidding
    .map((step) => {
      if (step.say === 'untold') return '…';
      const seat = seats[step.seat];
      if (step.say === 'bid') return `${seat} ${step.amount}`;
      if (step.say === 'yes') return `${seat} yes`;
      return seat === 'You' ? 'You pass' : `${seat} passes`;
    })
    .join(', ');
}
