/** What is wrong with an address of the table or of a series. */
import type { Day } from '../lib/days.ts';
import { sayFullDate } from '../lib/days.ts';

/** An address of a deal is none. @param fault why, in a sentence. */
export const sayNoDeal = (fault: string): string =>
  `In der Adresse steht keine gültige Blattnummer. ${fault}`;

/** An address of a game is none. @param fault why, in a sentence. */
export const sayNoGame = (fault: string): string => `In der Adresse steht kein Spiel. ${fault}`;

/** Why the game of an address is not played. */
export const GAME_FAULTS = {
  noDeclarer:
    'In der Adresse steht kein Spiel mit einem Alleinspieler, und nur solche werden so gespielt.',
  notPlayed: 'Das Spiel, das in der Adresse steht, wird an diesem Tisch nicht gespielt.',
} as const;

/** An address of a series is none. @param id what stands in its place. */
export const sayNoSeries = (id: string): string => `Eine Serie „${id}“ gibt es nicht.`;

/** A series cannot be played yet. */
export const sayBeginsOn = (start: Day): string => `Diese Serie beginnt am ${sayFullDate(start)}.`;
