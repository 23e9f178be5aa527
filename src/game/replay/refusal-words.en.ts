/** Why a card may not be played, as comment text: card codes become signs. */
import type { PackCard } from '../cards/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import type { CardTerms } from '../words/card-terms.ts';
import { SUIT_WORDS } from '../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** Another seat is to play. @param own whether that seat is the reader’s. */
export const sayNotTheirCard = (turn: Seat, own: boolean): string =>
  own ? `It is your turn, as ${SEAT_WORDS[turn]}.` : `It is ${SEAT_WORDS[turn]}’s turn.`;

/** A suit that was led and must be followed. */
export interface SaidFollow extends CardTerms {
  readonly seat: Seat;
  /** Whether the seat is the reader’s. */
  readonly own: boolean;
  readonly led: Suit | 'trump';
  /** The cards that follow, or how many where they are too many to be named. */
  readonly may: readonly PackCard[] | number;
  /** The jack that does not belong to the suit it shows, as beginners assume; null where none does. */
  readonly jack: { readonly card: Card; readonly suit: Suit } | null;
}

/** `You must follow suit: hearts were led and you hold the H9.` */
export function sayFollow({ jack, led, may, own, seat, suits, terms }: SaidFollow): string {
  const names = SUIT_WORDS[terms][suits];
  const who = own ? 'You' : SEAT_WORDS[seat];
  const holds = own ? 'you hold' : `${who} holds`;
  const ledSuit = led === 'trump' ? 'trumps' : names[led];
  const cards =
    typeof may === 'number' ? `${may} of them` : listed(may.map((card) => `the ${card}`));
  const jackNote =
    jack === null
      ? ''
      : ` The ${jack.card} is a trump, and does not belong to ${names[jack.suit]}.`;
  return `${who} must follow suit: ${ledSuit} were led and ${holds} ${cards}.${jackNote}`;
}
