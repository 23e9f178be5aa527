/** What stands beside the exceptional games. */
import type { SourceBook } from '../../../game/skat/exceptional/games.ts';
import type { ContraCall } from '../../../game/skat/exceptional/contra.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { WorkedId } from './worked-deals.ts';

/** The account of an evening of Beer Skat. */
export const BEER = { title: 'The account', hand: 'Hand' } as const;

/** A Ramsch in that account. @param jungfer whether one of the others took no trick. */
export const sayBeerRamsch = (loser: string, jungfer: boolean): string =>
  `${loser} loses ${jungfer ? 'a Ramsch, with a Jungfer' : 'a Ramsch'}`;

/** A game in that account. */
export const sayBeerGame = (declarer: string, won: boolean, worth: number): string =>
  `${declarer} has ${won ? 'won' : 'lost'} ${worth}`;

/** Who has lost the evening; one at least. */
export const sayBeerPaid = (players: readonly string[]): string =>
  `${listed(players)} ${players.length === 1 ? 'pays' : 'pay'} for the beer.`;

/** The table of Contra and Re-contra. */
export const CONTRA = {
  title: 'Contra and Re-contra',
  theory: 'Theory',
  /** The theories in their order. */
  theories: ['First', 'Second', 'Third'],
  lines: {
    contra: { won: 'Contra, won', lost: 'Contra, lost' },
    're-contra': { won: 'Re-contra, won', lost: 'Re-contra, lost' },
  } satisfies Readonly<Record<ContraCall, object>>,
  open: 'left open',
} as const;

/** A game that costs a loser its value. */
export const sayContraSolo = (value: number): string => `A Solo that wins or loses ${value}`;

/** A game that costs a loser twice its value. */
export const sayContraGucki = (value: number): string =>
  `A Gucki Grand that wins ${value} and loses ${2 * value}`;

/** The columns of comparative Skat. */
export const POSTED = { player: 'Player', points: 'Points', games: 'Games' } as const;

/** At which table a player sat. */
export const sayAtTable = (table: number): string => `table ${table}`;

/** A deal that is played out. */
export const WORKED = {
  putAway: 'Put away:',
  declarersTricks: 'The declarer’s tricks',
  onSheet: 'On the sheet',
  tables: {
    'nullo-with-tricks': 'The tricks, nullo with tricks',
    'nullo-with-jacks': 'The tricks, nullo with jacks',
    uno: 'The tricks, uno',
    duo: 'The tricks, duo',
    'little-nullo': 'The tricks, little nullo',
  } satisfies Readonly<Record<WorkedId, string>>,
} as const;

/** Who is the declarer. */
export const sayDeclarer = (seat: Seat): string => `${SEAT_WORDS[seat]}, the declarer`;

/** What a game changes, and where it is described. */
export const AGREED = {
  plays: 'Play',
  sees: 'Seen',
  counts: 'Counts',
  costs: 'Costs',
  source: 'Source',
} as const;

/** The authors of the books. */
export const SOURCE_BOOKS: Readonly<Record<SourceBook, string>> = {
  eichhorn: 'Eichhorn',
  hoyle: 'Hoyle',
};

/** Where a game is described. @param heading as the book has it. */
export const sayGameSource = (book: SourceBook, heading: string): string =>
  `${SOURCE_BOOKS[book]}, under “${heading}”`;
