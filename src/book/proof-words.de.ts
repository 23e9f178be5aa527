/** The tests of what the book says: the worst deals that were found, and a hand of the reader’s own. */
import type { Contract } from '../game/skat/contract.ts';
import type { Seat } from '../game/skat/seats.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import { nounFor } from '../game/words/nouns.de.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';

/** The table of the worst deals. */
export const WORST_TABLE = {
  says: 'Foster sagt',
  points: 'wenigste Augen',
  result: 'Ergebnis',
  open: 'Diese Verteilung am Tisch spielen',
  /** A number of points opens its deal; the command that searches again. */
  again:
    'Jede Augenzahl führt zu ihrer Verteilung, und `npm run worst -- all` sucht noch einmal von vorn.',
} as const;

/** What came of a claim of the book. */
export const WORST_VERDICTS = {
  'as-said': 'wie er sagt',
  refuted: 'widerlegt',
  stands: 'hält stand',
} as const;

/** What can come of a claim. */
export type WorstVerdict = keyof typeof WORST_VERDICTS;

/** A game that the book calls certain. @param page where it does. */
export const nameCertain = (page: string, seat: Seat, game: Contract): string =>
  `Seite ${page}, ${SEAT_WORDS[seat]}, ${contractName(game)}`;

/** A link to a deal by its points, as it is spoken. */
export const openByPoints = (points: number): string =>
  `${points}: diese Verteilung am Tisch spielen`;

/** How the deals were searched. */
export const sayWorstSearch = (deals: number, seed: number): string =>
  `Die Zahlen sind die Augen des Alleinspielers, wenn alle mit offenen Karten am besten spielen, und zwar in der schlimmsten von ${grouped(deals)} ${nounFor(deals, 'deal', 'dative')} für jeden Platz, Startwert ${seed}.`;

/** The title of a worst deal where it is opened. */
export const titleWorst = (page: string, seat: Seat): string =>
  `Seite ${page}, ${SEAT_WORDS[seat]}: die schlimmste Verteilung, die gefunden wurde`;
