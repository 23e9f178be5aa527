/** What stands beside the exceptional games. */
import type { SourceBook } from '../../../game/skat/exceptional/games.ts';
import type { ContraCall } from '../../../game/skat/exceptional/contra.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { WorkedId } from './worked-deals.ts';

/** The account of an evening of Beer Skat. */
export const BEER = { title: 'Der Bierdeckel', hand: 'Spiel' } as const;

/** A Ramsch in that account. @param jungfer whether one of the others took no trick. */
export const sayBeerRamsch = (loser: string, jungfer: boolean): string =>
  `${loser} verliert einen Ramsch${jungfer ? ' mit Jungfer' : ''}`;

/** A game in that account. */
export const sayBeerGame = (declarer: string, won: boolean, worth: number): string =>
  `${declarer} hat ${worth} ${won ? 'gewonnen' : 'verloren'}`;

/** Who has lost the evening; one at least. */
export const sayBeerPaid = (players: readonly string[]): string =>
  `${listed(players)} ${players.length === 1 ? 'zahlt' : 'zahlen'} das Bier.`;

/** The table of Contra and Re-contra. */
export const CONTRA = {
  title: 'Kontra und Rekontra',
  theory: 'Theorie',
  /** The theories in their order. */
  theories: ['Erste', 'Zweite', 'Dritte'],
  lines: {
    contra: { won: 'Kontra, gewonnen', lost: 'Kontra, verloren' },
    're-contra': { won: 'Rekontra, gewonnen', lost: 'Rekontra, verloren' },
  } satisfies Readonly<Record<ContraCall, object>>,
  open: 'bleibt offen',
} as const;

/** A game that costs a loser its value. */
export const sayContraSolo = (value: number): string =>
  `Ein Solo, das gewonnen wie verloren ${value} zählt`;

/** A game that costs a loser twice its value. */
export const sayContraGucki = (value: number): string =>
  `Ein Guckigrand, der gewonnen ${value} und verloren ${2 * value} zählt`;

/** The columns of comparative Skat. */
export const POSTED = { player: 'Spieler', points: 'Punkte', games: 'Spiele' } as const;

/** At which table a player sat. */
export const sayAtTable = (table: number): string => `Tisch ${table}`;

/** A deal that is played out. */
export const WORKED = {
  putAway: 'Weggelegt:',
  declarersTricks: 'Stiche des Alleinspielers',
  onSheet: 'Auf der Liste',
  tables: {
    'nullo-with-tricks': 'Die Stiche, Null mit Stichen',
    'nullo-with-jacks': 'Die Stiche, Null mit Buben',
    uno: 'Die Stiche, Uno',
    duo: 'Die Stiche, Duo',
    'little-nullo': 'Die Stiche, kleiner Null',
  } satisfies Readonly<Record<WorkedId, string>>,
} as const;

/** Who is the declarer. */
export const sayDeclarer = (seat: Seat): string => `${SEAT_WORDS[seat]} spielt allein`;

/** What a game changes, and where it is described. */
export const AGREED = {
  plays: 'Ablauf',
  sees: 'Offen',
  counts: 'Es zählt',
  costs: 'Es kostet',
  source: 'Quelle',
} as const;

/** The authors of the books. */
export const SOURCE_BOOKS: Readonly<Record<SourceBook, string>> = {
  eichhorn: 'Eichhorn',
  hoyle: 'Hoyle',
};

/** Where a game is described. @param heading as the book has it. */
export const sayGameSource = (book: SourceBook, heading: string): string =>
  `${SOURCE_BOOKS[book]}, unter „${heading}“`;
