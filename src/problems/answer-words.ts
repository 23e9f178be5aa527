/** The numbers of an answer: how often each card comes to the aim, of how many deals, give or take. */
import { listed } from '#edition/game/words/lists.ts';
import { marginOf, outOfHundred } from '../practice/measurement.ts';
import type { Problem, ProblemDeals, ProblemShare } from './problem.ts';

const marginIn = (share: number, deals: number): number =>
  Math.ceil(100 * marginOf({ won: share * deals, deals }));

/** A share with its margin: `83 ± 6`. */
export function withMargin(share: number, deals: number): string {
  return `${outOfHundred(share)} ± ${marginIn(share, deals)}`;
}

/** Whether the deals weighed are all that are left, so that the shares are counts. */
export const isAllCounted = ({ left, weighed }: ProblemDeals): boolean => left <= weighed;

/** Of how many deals the shares are, and how far chance may have moved them: a sentence. */
export function sampleSentence({ deals, shares }: Problem): string {
  const { left, weighed } = deals;
  if (isAllCounted(deals)) {
    return left === 1 ? 'Only one deal is left.' : `All ${left} deals that are left were weighed.`;
  }
  const margin = Math.max(...shares.map((one) => marginIn(one.weighed, weighed)));
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
  const agreeing = left <= weighed ? `All ${left} deals` : `${weighed} deals`;
  const first = `Weighed: ${agreeing} that agree with what you have seen, each counted by how likely the bidding and the play make it.`;
  const others = [
    even > 0 ? `Even: ${even} such deals, each counted alike.` : '',
    'There all play with all cards open after yours: that compares cards, and flatters the defenders.',
    played > 0
      ? `Played out: ${played} deals, by three strong players who see only their own cards.`
      : '',
  ];
  return [first, ...others].filter((text) => text !== '').join(' ');
}
