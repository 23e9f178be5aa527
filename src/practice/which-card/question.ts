/** What the drill on single cards asks: which card a defender plays to the first trick. */
import type { Card } from '../../skat/cards.ts';
import type { Game } from '../../skat/order.ts';
import { seatsFrom } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import type { QuestionBase } from '../drill.ts';
import type { Measured } from '../measured.ts';

/** The kinds of question, as they are called in a sentence. */
export const CARD_KINDS = {
  lead: 'the first lead against a Solo',
  second: 'second hand against a Solo',
  fatten: 'third hand to the partner’s trick',
  tenace: 'the first lead with a tenace',
  nullo: 'the first lead against a Nullo',
} as const;
export type CardKind = keyof typeof CARD_KINDS;

/** A defender’s place in the first trick: what he sees. Vorhand leads to it. */
export interface CardPlace {
  readonly game: Game;
  readonly declarer: Seat;
  readonly hand: readonly Card[];
  /** The cards played before his, none to two, from Vorhand’s. */
  readonly table: readonly Card[];
}

/** Games that the defenders won with a card. */
export interface CardMeasured extends Measured {
  readonly card: Card;
}

export interface WhichCardQuestion extends QuestionBase, CardPlace {
  readonly kind: CardKind;
  /** What chance said of each card that may be played. */
  readonly measured: readonly CardMeasured[];
}

/** The seat that is to play. */
export function seatAt({ table }: Pick<CardPlace, 'table'>): Seat {
  return seatsFrom('V')[table.length as 0 | 1 | 2];
}
