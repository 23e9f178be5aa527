/** The words for a trick that has begun, in every drill that asks for the next card. */
import type { Card } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';

/** A card that was played to the trick. */
export interface TrickMove {
  readonly card: Card;
  readonly seat: Seat;
  /** Whether the seat is the partner of the player who is asked. */
  readonly isPartner: boolean;
  /** Whether it was led. */
  readonly isLead: boolean;
}

/** A card that was played: `Vorhand leads HA`, `your partner Hinterhand plays H7`; comment text. */
export const sayMove = ({ card, isLead, isPartner, seat }: TrickMove): string =>
  `${isPartner ? 'your partner ' : ''}${SEAT_WORDS[seat]} ${isLead ? 'leads' : 'plays'} ${card}`;

/** The labels of the table and of the hand. */
export const TRICK = {
  onTable: 'On the table',
  onTableNext: 'On the table. You play next.',
  onTableBefore: 'On the table:',
  hand: 'Your hand: choose a card',
  playable: 'The cards that you may play: choose one',
  rest: 'The rest of your hand',
  restNote: 'The rest of your hand, which cannot be played now:',
} as const;
