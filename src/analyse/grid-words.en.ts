/** The words in and around the table of what each seat could make. */
import { contractName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { signed } from '../game/words/figures.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';

/** The table around its numbers. */
export const GRID = {
  heading: 'What each seat could make',
  notPlayed: 'not played',
} as const;

/** How far the games have been worked out. @param isStopped whether the reader has stopped it. */
export const sayFound = (found: number, total: number, isStopped: boolean): string =>
  `${found} of ${total} games worked out${isStopped ? '.' : ' …'}`;

/** The most valuable game that a seat can win; null for none. */
interface SeatBest {
  readonly seat: Seat;
  readonly game: { readonly contract: Contract; readonly score: number } | null;
}

/** What each seat can win, in a sentence. */
export function sayBests(bests: readonly SeatBest[], laws: LawId): string {
  const words = bests.map(({ game, seat }) => {
    const best =
      game === null
        ? 'no game can be won'
        : `${contractName(game.contract, laws)}, ${signed(game.score)}`;
    return `${SEAT_WORDS[seat]}: ${best}`;
  });
  return `${words.join('; ')}.`;
}

/** What the declarer of a Nullo comes to. */
export const NULL_RESULT = { kept: 'no trick', missed: 'a trick' } as const;

/** What the declarer comes to who takes everything. */
export const ALL_TRICKS = 'all tricks';

/** What is spoken before the numbers of a cell. */
export const cellWords = (seat: Seat, contract: Contract, laws: LawId, isWon: boolean): string =>
  `${SEAT_WORDS[seat]}, ${contractName(contract, laws)}: ${isWon ? 'won' : 'lost'}, `;

/** What the table shows, and what to do with it. */
export const sayGridLegend = (laws: LawId): string =>
  `With all cards open and best play by all, by ${lawWords(laws).inText}: what the declarer makes, the score if nothing was announced, and the two cards to put away. Games that are won are in bold. Press a game to lay it on the table.`;
