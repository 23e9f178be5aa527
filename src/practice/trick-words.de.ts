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

/** A card that was played: `Vorhand spielt HA aus`, `dein Partner Hinterhand legt H7`; comment text. */
export const sayMove = ({ card, isLead, isPartner, seat }: TrickMove): string =>
  `${isPartner ? 'dein Partner ' : ''}${SEAT_WORDS[seat]} ${isLead ? `spielt ${card} aus` : `legt ${card}`}`;

/** The labels of the table and of the hand. */
export const TRICK = {
  onTable: 'Auf dem Tisch',
  onTableNext: 'Auf dem Tisch. Jetzt bist du dran.',
  onTableBefore: 'Auf dem Tisch:',
  hand: 'Dein Blatt: Wähle eine Karte',
  playable: 'Die Karten, die du spielen darfst: Wähle eine',
  rest: 'Der Rest deines Blatts',
  restNote: 'Der Rest deines Blatts, jetzt nicht spielbar:',
} as const;
