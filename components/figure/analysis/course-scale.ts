/**
 * The vertical scale of the course: high is good for the declarer. A band separates the counts that win
 * from those that lose, so that a single point across the line is visible.
 */
import type { Measure } from '../../../src/game/analysis/measure.ts';
import { mostOf } from '../../../src/game/analysis/measure.ts';
import { promisedOf } from '../../../src/game/skat/contract.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import type { Targets } from '../../../src/game/skat/laws/law.ts';

/** The height of the course, its margin at either edge, and the height of the band. */
export const COURSE_HEIGHT = 96;
const EDGE = 7;
const BAND = 16;

export interface CourseScale {
  /** The least value that wins the game. */
  readonly winsFrom: number;
  /** The upper and the lower edge of the band. */
  readonly band: readonly [top: number, bottom: number];
  /** The y coordinate of a value. */
  readonly y: (value: number) => number;
}

/**
 * The scale for a contract under the laws of its hand: the declarer needs the points of `game`, or of
 * `schneider` after announcing it (Foster, laws 56 and 57); a game without a count is won or lost.
 */
export function courseScale(measure: Measure, contract: Contract, targets: Targets): CourseScale {
  const most = mostOf(measure);
  const winsFrom =
    measure !== 'points'
      ? 1
      : promisedOf(contract) === 'schneider'
        ? targets.schneider
        : targets.game;
  const room = COURSE_HEIGHT - 2 * EDGE - BAND;
  // A point has the same height on both sides of the band; two values alone share the height.
  const winning = most - winsFrom;
  const losing = winsFrom - 1;
  const above = winning + losing === 0 ? room / 2 : (room * winning) / (winning + losing);
  const top = EDGE + above;
  const bottom = top + BAND;
  return {
    winsFrom,
    band: [top, bottom],
    y(value) {
      if (winning + losing === 0) return value >= winsFrom ? EDGE + above / 2 : bottom + above / 2;
      return value >= winsFrom
        ? top - ((value - winsFrom) / winning) * above
        : bottom + ((winsFrom - 1 - value) / losing) * (room - above);
    },
  };
}
