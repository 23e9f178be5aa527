import type { BiddingStep } from '../notation/hand.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** The bidding in words: `Mittelhand 10, Vorhand yes, … Hinterhand passes`; empty when there is no bidding. */
export function biddingWords(bidding: readonly BiddingStep[]): string {
  const seats = SEAT_WORDS;
  return bidding
    .map((step) => {
      if (step.say === 'untold') return '…';
      const seat = seats[step.seat];
      if (step.say === 'bid') return `${seat} ${step.amount}`;
      return step.say === 'yes' ? `${seat} yes` : `${seat} passes`;
    })
    .join(', ');
}
