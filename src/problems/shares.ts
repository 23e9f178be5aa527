/** The numbers of an answer: how often each card comes to the aim, give or take. */
import { marginOf, outOfHundred } from '../practice/measurement.ts';
import type { Problem, ProblemDeals, ProblemShare } from './problem.ts';

/** The margin of the least certain of some shares of so many deals, out of a hundred. */
export function marginOfShares(shares: readonly number[], deals: number): number {
  return Math.ceil(
    100 * Math.max(...shares.map((share) => marginOf({ won: share * deals, deals }))),
  );
}

/** A share with its margin: `83 ± 6`. */
export function withMargin(share: number, deals: number): string {
  return `${outOfHundred(share)} ± ${marginOfShares([share], deals)}`;
}

/**
 * Whether the deals weighed are all that are left, so that the shares are counts. A problem of the set is
 * weighed in two halves, each of as many deals as are drawn evenly.
 */
export const isAllCounted = ({ even, left, weighed }: ProblemDeals): boolean =>
  left <= (even > 0 ? even : weighed);

/** Of how many deals the shares of a problem are. */
export interface Sample {
  /** How many were weighed. */
  readonly weighed: number;
  /** Whether these are all that are left. */
  readonly isAll: boolean;
  /** How far chance may have moved a share, of a hundred, where they are not all. */
  readonly margin: number;
  readonly even: number;
  readonly played: number;
}

/** The deals of a problem as its answer speaks of them. */
export function sampleOf({ deals, shares }: Pick<Problem, 'deals' | 'shares'>): Sample {
  const { even, left, played, weighed } = deals;
  const isAll = isAllCounted(deals);
  const margin = marginOfShares(
    shares.map((one) => one.weighed),
    weighed,
  );
  return { weighed: isAll ? left : weighed, isAll, margin, even, played };
}

/** The cards with their shares, the best first. */
export function rankedShares({ shares }: Problem): readonly ProblemShare[] {
  return shares.toSorted((one, other) => other.weighed - one.weighed || other.even - one.even);
}
