/** What stands beside hands for a Nullo. */
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';

/** The cards that must not be thrown away. */
export const CARD_TO_KEEP = { plays: 'and plays', kept: 'to be kept' } as const;

/** The head of the column of cards. */
export const sayHolds = (seat: Seat): string => `${SEAT_WORDS[seat]} holds`;

/** The marks of cards and suits in a grid. */
export const NULLO_GRID = {
  cards: { danger: 'held, in danger', held: 'held', missing: 'missing' },
  suits: { none: 'none', safe: 'safe', danger: 'in danger' },
} as const;

/** What the grid shows. @param hand its name. */
export const sayGrid = (hand: string): string =>
  `${hand}: the cards of each suit from the ace down, those held and the lower ones missing`;
