/** The numbers of an answer: how often each card comes to the aim, of how many deals, give or take. */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
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

/** Of how many deals the shares are, and how far chance may have moved them: a sentence. */
export function sampleSentence({ deals, shares }: Problem): string {
  const { left, weighed } = deals;
  if (isAllCounted(deals)) {
    return left === 1 ? 'Only one deal is left.' : `All ${left} deals that are left were weighed.`;
  }
  const margin = marginOfShares(
    shares.map((one) => one.weighed),
    weighed,
  );
  return `${weighed} deals were tried: give or take ${margin} of 100.`;
}

/** The cards that are right, as a list: `H10`, `H8 or H7`. */
export const rightCards = ({ right }: Problem): string => listed(right, 'or');

/** The cards with their shares, the best first. */
export function rankedShares({ shares }: Problem): readonly ProblemShare[] {
  return shares.toSorted((one, other) => other.weighed - one.weighed || other.even - one.even);
}

/** How the shares were found, for the foot of their table. */
export function sayDeals({ deals }: Problem): string {
  const { even, left, played, weighed } = deals;
  const isAll = isAllCounted(deals);
  const agreeing =
    left === 1
      ? 'the only deal that agrees'
      : `${isAll ? `all ${left}` : weighed} deals that agree`;
  const first = `Weighed: ${agreeing} with what you have seen, each counted by how likely the bidding and the play make it.`;
  const others = [
    even > 0 ? `Even: ${isAll ? 'the same' : even} deals, each counted alike.` : '',
    'After your card everyone plays with all cards open, which compares cards but flatters the defenders.',
    played > 0
      ? `Played out: ${counted(played, 'deal')}, by three strong players who see only their own cards.`
      : '',
  ];
  return [first, ...others].filter((text) => text !== '').join(' ');
}
