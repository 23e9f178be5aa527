/** A hand on paper and on other sites: its bidding, the order of its cards, what holds a link to it. */
import type { BiddingStep } from '../notation/hand.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** The bidding in words: `Mittelhand 10, Vorhand ja, … Hinterhand passt`; empty when there is no bidding. */
export function biddingWords(bidding: readonly BiddingStep[]): string {
  return bidding
    .map((step) => {
      if (step.say === 'untold') return '…';
      const seat = SEAT_WORDS[step.seat];
      if (step.say === 'bid') return `${seat} ${step.amount}`;
      return step.say === 'yes' ? `${seat} ja` : `${seat} passt`;
    })
    .join(', ');
}

/** The rows of the order of cards. */
export const RANK_ROWS = {
  trumps: 'Trümpfe',
  each: 'Jede Farbe',
  others: 'Jede andere Farbe',
} as const;

/** A line of HTML that says where a hand is from. @param link the link to the hand. */
export const sayFrom = (link: string): string =>
  `${link}, aus <cite>Vorhand</cite>, einem Skatbuch`;

/** The head of the column that says who led. */
export const LED_BY = 'Ausspiel';
