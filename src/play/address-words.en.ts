/** What is wrong with an address of the table or of a series. */
import type { Day } from '../lib/days.ts';
import { sayFullDate } from '../lib/days.ts';

/** An address of a deal is none. @param fault why, in a sentence. */
export const sayNoDeal = (fault: string): string => `The address names no deal. ${fault}`;

/** An address of a game is none. @param fault why, in a sentence. */
export const sayNoGame = (fault: string): string => `The address names no game. ${fault}`;

/** Why the game of an address is not played. */
export const GAME_FAULTS = {
  noDeclarer:
    'The address names no game with a declarer, and only such games can be played this way.',
  notPlayed: 'The game that the address names is not played at this table.',
} as const;

/** An address of a series is none. @param id what stands in its place. */
export const sayNoSeries = (id: string): string => `There is no series “${id}”.`;

/** A series cannot be played yet. */
export const sayBeginsOn = (start: Day): string => `This series begins on ${sayFullDate(start)}.`;
