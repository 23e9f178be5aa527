/** The labels of a question of the lesson, on the screen and on paper. */
import type { BiddingStep } from '../game/skat/bidding.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';

/** The seats of a trick as the reader sees them. */
export const SEATS_AROUND = { M: 'Links von dir', V: 'Du', H: 'Rechts von dir' } as const;

/** The note below a card on the table. */
export const CARD_NOTES = { led: 'ausgespielt', takes: 'macht den Stich' } as const;

/** The words with which a question is answered. */
export const SAID_ANSWERS = { yes: 'Ja', no: 'Nein', pass: 'Passe' } as const;

/** The rows of cards and of bids, what stands where there is none, and the answers on paper. */
export const QUESTION_LABELS = {
  own: 'Deine Karten',
  shown: 'Die Karten',
  trick: 'Die drei Karten, die erste wurde ausgespielt',
  table: 'Auf dem Tisch',
  tableInOrder: 'Auf dem Tisch, der Reihe nach',
  noCard: 'noch keine Karte',
  bidding: 'Das Reizen bisher',
  noBid: 'noch nichts',
  answers: 'Die Antworten',
} as const;

/** A step of the bidding as a row has it: `Mittelhand: 18?`, `Vorhand: Ja.`; `…` where it is left out. */
export function sayBid(step: BiddingStep): string {
  if (step.say === 'untold') return '…';
  const said = step.say === 'bid' ? `${step.amount}?` : `${SAID_ANSWERS[step.say]}.`;
  return `${SEAT_WORDS[step.seat]}: ${said}`;
}
