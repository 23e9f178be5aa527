/** What is said of an answer: how often each card comes to the aim, of how many deals, give or take. */
import type { Card } from '../game/skat/cards.ts';
import { listed } from '../game/words/lists.ts';
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

/** What a share counts, of the player’s side: `you come to your aim`, `your side comes to its aim`. */
const aimClause = ({ aim, isDeclarer }: Problem): string => {
  if (aim === 'schneider') return isDeclarer ? 'you come to it' : 'your side comes to it';
  return isDeclarer ? 'you win the game' : 'you beat the declarer';
};

/** How often the right card and the reader’s come to the aim, in a sentence of comment text. */
export function compareSentence(problem: Problem, own: Card): string {
  const { deals, right, shares } = problem;
  const best = shares.find(({ card }) => card === right[0]);
  const other = shares.find(({ card }) => card === own);
  if (best === undefined || other === undefined) return '';
  const of = `in ${outOfHundred(best.weighed)} of 100 deals that you could be facing`;
  const margin = Math.max(...[best, other].map(({ weighed }) => marginIn(weighed, deals.weighed)));
  const sample = isAllCounted(deals)
    ? ` (all ${deals.left} that are left were weighed)`
    : ` (${deals.weighed} deals were tried; give or take ${margin})`;
  const first = `With ${best.card} ${aimClause(problem)} ${of}`;
  return right.includes(own)
    ? `${first}${sample}.`
    : `${first}, with ${own} in ${outOfHundred(other.weighed)}${sample}.`;
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
    'There all play with open cards after yours: that compares cards, and flatters the defenders.',
    played > 0
      ? `Played out: ${played} deals, by three strong players who see only their own cards.`
      : '',
  ];
  return [first, ...others].filter((text) => text !== '').join(' ');
}
