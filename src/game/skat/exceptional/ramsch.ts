/**
 * The exceptional ways of playing a Ramsch, as rules of the kind every rule book has (Eichhorn,
 * "Point Ramsch", "Forced Ramsch", "Schieb Ramsch", "Two Handed Skat").
 */
import { LEAGUE_1909 } from '../laws/league-1909.ts';
import type { RamschRules } from '../laws/law.ts';
import type { Law } from '../laws.ts';
import type { RamschResult } from '../result.ts';
import { SEATS } from '../seats.ts';
import type { Seat } from '../seats.ts';

/** The loser pays the points taken; all else is as in the League's Ramsch. */
export const POINT_RAMSCH: RamschRules = {
  charge: { by: 'points' },
  // Not said for this game; as in the Ramsch itself.
  tie: 'last-trick-of-the-tied',
  skat: 'last-trick',
  everyTrick: null,
  standing: 'by-agreement',
  // eslint-disable-next-line house/words-apart -- a heading in Eichhorn’s book, for readers who check it
  where: 'Point Ramsch',
};

/** The League's book at a table that plays Point Ramsch, or Forced Ramsch, which is charged alike. */
export const POINT_RAMSCH_LAW: Law = {
  ...LEAGUE_1909,
  ramsch: { ...LEAGUE_1909.ramsch, ramsch: POINT_RAMSCH },
};

/** How often a table can have agreed that a round must be Ramsch: every third, fourth or fifth. */
export type ForcedEvery = 3 | 4 | 5;

/**
 * Whether a round of deals must be played Ramsch: the agreed ones, and the last three of the sitting.
 * A player who fears to lose it may play a Grand Solo, won or lost for a Grand's value alone.
 *
 * @param round its number, from 1.
 * @param last the number of the sitting's last round.
 */
export function isForcedRamsch(round: number, every: ForcedEvery, last: number): boolean {
  return round % every === 0 || round > last - 3;
}

/**
 * What the loser of a Schieb-Ramsch pays where a table charges half the points. The sources
 * say nothing of an odd point; here it goes in the loser's favour, as half a point cannot be written down.
 */
export function halfOfPoints(points: number): number {
  return Math.floor(points / 2);
}

/**
 * Who loses a Ramsch between two players and a dummy, whose tricks count for nobody. Level, the one
 * who took a trick last loses, as the League has it for three.
 *
 * @param dummy the seat without a player.
 * @param lastTaker the one of the two who took a trick last.
 */
export function loserBesideDummy(
  { points }: Pick<RamschResult, 'points'>,
  dummy: Seat,
  lastTaker: Seat,
): Seat {
  const [one, other] = SEATS.filter((seat) => seat !== dummy) as [Seat, Seat];
  if (points[one] === points[other]) return lastTaker;
  return points[one] > points[other] ? one : other;
}
