/**
 * Where a value stands in the course: high is good for the declarer. The counts that win the game and
 * those that lose it lie apart, with a band between them, so that a single point across the line is
 * seen as what it is.
 */
import type { Measure } from '../../../src/game/analysis/measure.ts';
import { mostOf } from '../../../src/game/analysis/measure.ts';
import { promisedOf } from '../../../src/game/skat/contract.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import type { Targets } from '../../../src/game/skat/laws/law.ts';

/** The least and the greatest place of a value, and the height of the band, of 96. */
export const COURSE_HEIGHT = 96;
const EDGE = 7;
const BAND = 16;

export interface CourseScale {
  /** The least value that wins the game. */
  readonly winsFrom: number;
  /** The upper and the lower edge of the band. */
  readonly band: readonly [top: number, bottom: number];
  /** Where a value stands, from above. */
  readonly y: (value: number) => number;
}

/**
 * The scale for a contract under the laws of its hand: the declarer wins with the points of `game`,
 * with those of `schneider` if he has announced it (Foster, laws 56 and 57), and of a game without
 * count if he keeps to it.
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
  // Each point is as high on either side of the band; with two values only, they halve the room.
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
