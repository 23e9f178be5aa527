/** Why a card may not be played, as comment text: card codes become signs. */
import type { PackCard } from '../cards/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import type { CardTerms } from '../words/card-terms.ts';
import { SUIT_WORDS } from '../words/cards.ts';
import { withArticle } from '../words/grammar.de.ts';
import { listed } from '../words/lists.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { capital } from '../words/text.ts';

/** Another seat is to play. @param own whether that seat is the reader’s. */
export const sayNotTheirCard = (turn: Seat, own: boolean): string =>
  own ? `Du bist dran, und zwar als ${SEAT_WORDS[turn]}.` : `${SEAT_WORDS[turn]} ist dran.`;

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

/** `Du musst bedienen: Ausgespielt wurde Herz, und du hast die H9.` */
export function sayFollow({ jack, led, may, own, seat, suits }: SaidFollow): string {
  const names = SUIT_WORDS.de[suits];
  const must = own ? 'Du musst' : `${SEAT_WORDS[seat]} muss`;
  const holds = own ? 'du hast' : `${SEAT_WORDS[seat]} hat`;
  const ledSuit = led === 'trump' ? 'Trumpf' : names[led];
  const cards =
    typeof may === 'number'
      ? `${may} Karten davon`
      : listed(may.map((card) => withArticle(card, 'accusative')));
  const jackNote =
    jack === null
      ? ''
      : ` ${capital(withArticle(jack.card))} ist Trumpf und gehört nicht zu ${names[jack.suit]}.`;
  return `${must} bedienen: Ausgespielt wurde ${ledSuit}, und ${holds} ${cards}.${jackNote}`;
}
