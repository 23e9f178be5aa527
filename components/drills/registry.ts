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

/** Where the book teaches the skill, and has the drill: a chapter's slug and its title. */
interface Taught {
  readonly chapter: string;
  readonly title: string;
}

export interface DrillEntry extends DrillFacts {
  readonly taught: readonly Taught[];
}

const FIRST_PRINCIPLES = { chapter: 'first-principles', title: 'First Principles' };
const SIMPLE_GAME = { chapter: 'the-simple-game', title: 'The Simple Game' };
const SCORING = { chapter: 'scoring', title: 'Scoring' };
const TOURNEE = { chapter: 'tournee', title: 'Tournee' };
const LAYING_OUT = { chapter: 'laying-out-for-the-skat', title: 'Laying Out for the Skat' };
const SOLO_BIDDING = { chapter: 'solo-bidding', title: 'Bidding a Solo' };
const GRAND_SOLO = { chapter: 'grand-solo', title: 'Grand Solo' };
const GUCKI_GRAND = { chapter: 'gucki-grand', title: 'Gucki Grand' };
const NULLO = { chapter: 'nullo', title: 'Nullo and Gucki Nullo' };

/**
 * In the order in which a newcomer takes them up, each with the chapters that have a
 * `<DrillFigure>` of it, in the order of the book.
 */
export const DRILLS: readonly DrillEntry[] = [
  { ...factsOf(tricks), taught: [FIRST_PRINCIPLES, NULLO] },
  { ...factsOf(points), taught: [FIRST_PRINCIPLES] },
  { ...factsOf(pointsInPlay), taught: [SIMPLE_GAME] },
  { ...factsOf(matadors), taught: [FIRST_PRINCIPLES, GRAND_SOLO] },
  { ...factsOf(gameValue), taught: [SCORING] },
  { ...factsOf(bidding), taught: [TOURNEE, SOLO_BIDDING, GRAND_SOLO, NULLO] },
  { ...factsOf(layout), taught: [LAYING_OUT, GUCKI_GRAND] },
];

/** @throws Error for a drill that is not there: a mistake in a page or chapter. */
export function drillEntry(id: string): DrillEntry {
  const found = DRILLS.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`There is no drill “${id}”.`);
  return found;
}
