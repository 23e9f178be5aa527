/** The deals that hurt most, found by `npm run worst` and kept in content/worst.json. */
import found from '../../content/worst.json' with { type: 'json' };
import { CERTAIN_GAMES } from '../strategy/simulations/certain.ts';
import type { CertainGame } from '../strategy/simulations/certain.ts';
import type { Deal } from '../game/skat/deal.ts';
import { isSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { dealOfRows } from './exhibits/bidding-walk/distribution.ts';

/** The result of a search. */
export interface WorstFound {
  readonly certain: CertainGame;
  readonly seat: Seat;
  /** The declarer’s card points with best play by all. */
  readonly points: number;
  readonly tries: number;
  readonly seed: number;
  readonly deal: Deal;
}

/**
 * All searches, in the order of the book.
 *
 * @throws RangeError when the file names a game or a seat that there is not: that stops the build.
 */
export const WORST_DEALS: readonly WorstFound[] = found.map(
  ({ deal, id, points, seat, seed, tries }) => {
    const certain = CERTAIN_GAMES.find((one) => one.id === id);
    if (certain === undefined || !isSeat(seat)) {
      throw new RangeError(`content/worst.json has ${id}, ${seat}, which the book does not.`);
    }
    return { certain, seat, points, tries, seed, deal: dealOfRows(deal) };
  },
);

/** Whether the book is refuted: the deal goes below what it says can happen. */
export function isRefuted({ certain, points }: WorstFound): boolean {
  return points < certain.least;
}

/**
 * What the search for a game in one seat came to.
 *
 * @throws Error when there was none: that stops the build.
 */
export function worstDeal(id: string, seat: Seat): WorstFound {
  const found = WORST_DEALS.find((one) => one.certain.id === id && one.seat === seat);
  if (found !== undefined) return found;
  throw new Error(`content/worst.json has no ${id}, ${seat}. Search: npm run worst -- ${id}`);
}
