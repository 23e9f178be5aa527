/** The drills there are, for the pages that list them. Only for the build: it loads all of them. */
import { tricks } from '../../src/practice/tricks/drill.ts';
import { drill as points } from '../../src/practice/points/drill.ts';
import { drill as pointsInPlay } from '../../src/practice/points-in-play/drill.ts';
import { matadors } from '../../src/practice/matadors/drill.ts';
import { gameValues as gameValue } from '../../src/practice/game-value/drill.ts';
import { bidding } from '../../src/practice/bidding/drill.ts';
import { layout } from '../../src/practice/layout/drill.ts';
import { factsOf } from '../../src/practice/origin.ts';
import type { DrillFacts } from '../../src/practice/origin.ts';

/** Where the book teaches the skill: a chapter's slug and its title. */
interface Taught {
  readonly chapter: string;
  readonly title: string;
}

export interface DrillEntry extends DrillFacts {
  readonly taught: readonly Taught[];
}

/** In the order in which a newcomer takes them up. */
export const DRILLS: readonly DrillEntry[] = [
  { ...factsOf(tricks), taught: [{ chapter: 'first-principles', title: 'First Principles' }] },
  { ...factsOf(points), taught: [{ chapter: 'first-principles', title: 'First Principles' }] },
  {
    ...factsOf(pointsInPlay),
    taught: [{ chapter: 'first-principles', title: 'First Principles' }],
  },
  {
    ...factsOf(matadors),
    taught: [
      { chapter: 'description-of-the-game', title: 'Description of the Game' },
      { chapter: 'scoring', title: 'Scoring' },
    ],
  },
  { ...factsOf(gameValue), taught: [{ chapter: 'scoring', title: 'Scoring' }] },
  {
    ...factsOf(bidding),
    taught: [
      { chapter: 'tournee', title: 'Tournee' },
      { chapter: 'solo-bidding', title: 'Bidding a Solo' },
      { chapter: 'grand-solo', title: 'Grand Solo' },
      { chapter: 'nullo', title: 'Nullo and Gucki Nullo' },
    ],
  },
  {
    ...factsOf(layout),
    taught: [{ chapter: 'laying-out-for-the-skat', title: 'Laying Out for the Skat' }],
  },
];

/** @throws Error for a drill that is not there: a mistake in a page or chapter. */
export function drillEntry(id: string): DrillEntry {
  const found = DRILLS.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`There is no drill “${id}”.`);
  return found;
}
