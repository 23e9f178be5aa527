/** The labels of a question of the lesson, on the screen and on paper. */
import type { BiddingStep } from '../game/skat/bidding.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';

/** The seats of a trick as the reader sees them. */
export const SEATS_AROUND = { M: 'Your left', V: 'You', H: 'Your right' } as const;

/** The note below a card on the table. */
export const CARD_NOTES = { led: 'led', takes: 'takes it' } as const;

/** The words with which a question is answered. */
export const SAID_ANSWERS = { yes: 'Yes', no: 'No', pass: 'Pass' } as const;

/** The rows of cards and of bids, what stands where there is none, and the answers on paper. */
export const QUESTION_LABELS = {
  own: 'Your cards',
  shown: 'The cards',
  trick: 'The three cards, the first of them led',
  table: 'On the table',
  tableInOrder: 'On the table, in the order played',
  noCard: 'no card yet',
  bidding: 'The bidding so far',
  noBid: 'nothing yet',
  answers: 'The answers',
} as const;

/** A step of the bidding as a row has it: `Mittelhand: 18?`, `Vorhand: yes.`; `…` where it is left out. */
export function sayBid(step: BiddingStep): string {
  if (step.say === 'untold') return '…';
  const said = step.say === 'bid' ? `${step.amount}?` : `${step.say}.`;
  return `${SEAT_WORDS[step.seat]}: ${said}`;
}
