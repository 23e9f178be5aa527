/** A player's place in the first trick, for the rules on which card to play to it. */
import type { Card } from '../../game/skat/cards.ts';
import type { Game } from '../../game/skat/order.ts';
import { seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** The kinds of question, as they are called in a sentence. */
export const CARD_KINDS = {
  lead: 'the first lead against a Solo',
  second: 'second hand against a Solo',
  fatten: 'third hand to the partner’s trick',
  tenace: 'the first lead with a tenace',
  nullo: 'the first lead against a Nullo',
  declarer: 'the declarer’s first lead in a Solo',
  ramsch: 'the first trick of a Ramsch',
} as const;
export type CardKind = keyof typeof CARD_KINDS;

/** A player’s place in the first trick: what the player sees. Vorhand leads to it. */
export interface CardPlace {
  readonly game: Game;
  /** The player himself or one of the others; null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly hand: readonly Card[];
  /** The cards played before, none to two, from Vorhand’s. */
  readonly table: readonly Card[];
}

/** The seat that is to play. */
export function seatAt({ table }: Pick<CardPlace, 'table'>): Seat {
  return seatsFrom('V')[table.length as 0 | 1 | 2];
}

/** What it means that a game goes well, in the words of whose card it is: `the defenders win`. */
export function wellWords(place: Pick<CardPlace, 'declarer' | 'table'>): string {
  if (place.declarer === null) return 'you escape';
  return place.declarer === seatAt(place) ? 'you win' : 'the defenders win';
}
