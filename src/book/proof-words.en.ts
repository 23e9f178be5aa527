/** The tests of what the book says: the worst deals that were found, and a hand of the reader’s own. */
import type { Contract } from '../game/skat/contract.ts';
import type { Seat } from '../game/skat/seats.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';

/** The table of the worst deals. */
export const WORST_TABLE = {
  says: 'Foster says',
  points: 'fewest points',
  result: 'result',
  open: 'Open the deal and play it',
  /** A number of points opens its deal; the command that searches again. */
  again: 'A number opens its deal, and `npm run worst -- all` searches again.',
} as const;

/** What came of a claim of the book. */
export const WORST_VERDICTS = {
  'as-said': 'as he says',
  refuted: 'refuted',
  stands: 'stands',
} as const;

/** What can come of a claim. */
export type WorstVerdict = keyof typeof WORST_VERDICTS;

/** A game that the book calls certain. @param page where it does. */
export const nameCertain = (page: string, seat: Seat, game: Contract): string =>
  `Page ${page}, ${SEAT_WORDS[seat]}, ${contractName(game)}`;

/** A link to a deal by its points, as it is spoken. */
export const openByPoints = (points: number): string => `${points}: open the deal and play it`;

/** How the deals were searched. */
export const sayWorstSearch = (deals: number, seed: number): string =>
  `The numbers are the declarer’s card points with best play by all and all cards open, in the worst of ${grouped(deals)} deals for each seat, seed ${seed}.`;

/** The title of a worst deal where it is opened. */
export const titleWorst = (page: string, seat: Seat): string =>
  `Page ${page}, ${SEAT_WORDS[seat]}: the worst deal found`;
