/** A player's place in the first trick, for the rules on which card to play to it. */
import type { Card } from '../../game/skat/cards.ts';
import type { Game } from '../../game/skat/order.ts';
import { seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** The kinds of question. */
export const CARD_KINDS = [
  'lead',
  'second',
  'fatten',
  'tenace',
  'nullo',
  'declarer',
  'ramsch',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

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
