/** What stands beside hands for a Nullo. */
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';

/** The cards that must not be thrown away. */
export const CARD_TO_KEEP = { plays: 'und spielt', kept: 'muss bleiben' } as const;

/** The head of the column of cards. */
export const sayHolds = (seat: Seat): string => `${SEAT_WORDS[seat]} hat`;

/** The marks of cards and suits in a grid. */
export const NULLO_GRID = {
  cards: { danger: 'vorhanden, in Gefahr', held: 'vorhanden', missing: 'fehlt' },
  suits: { none: 'keine Karte', safe: 'sicher', danger: 'in Gefahr' },
} as const;

/** What the grid shows. @param hand its name. */
export const sayGrid = (hand: string): string =>
  `${hand}: die Karten jeder Farbe vom Ass abwärts, die vorhandenen und die niedrigeren, die fehlen`;
