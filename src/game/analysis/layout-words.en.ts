/** The words for the two cards that were put away: their rank among the 66 pairs. */
import { ordinal } from '#edition/game/words/ordinals.ts';
import type { Layout } from '../skat/deal.ts';
import type { Seat } from '../skat/seats.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { Measure } from './measure.ts';

/** Where a pair stands among the 66 by its points. */
interface PairInPoints {
  readonly measure: 'points';
  readonly value: number;
  readonly rank: number;
  /** The value of the best pairs. */
  readonly most: number;
  /** The best pairs; at least one. */
  readonly best: readonly Layout[];
}

/** A pair that keeps so many points, as a clause: `that keeps 40: 7th of the 66 pairs. The best, H9 H8, keeps 45.` */
function pairInPoints({ best, most, rank, value }: PairInPoints): string {
  const [first, ...more] = best;
  if (rank === 1) {
    return more.length === 0
      ? `that is the best of the 66 pairs and keeps ${value}.`
      : `that keeps ${value}, and none of the 66 pairs keeps more.`;
  }
  const which =
    more.length === 0
      ? `The best, ${first?.join(' ') ?? ''}, keeps`
      : `The best ${best.length} keep`;
  return `that keeps ${value}: ${ordinal(rank)} of the 66 pairs. ${which} ${most}.`;
}

/** How many of the 66 pairs reach an aim, and whether the chosen one does. */
interface PairForAim {
  readonly measure: Exclude<Measure, 'points'>;
  readonly reaching: 'none' | 'all' | number;
  readonly isReached: boolean;
}

const AIMS = {
  'no-trick': 'keep clear of every trick',
  'every-trick': 'keep every trick',
} as const;

/** A pair in a game for none or all, as a clause: `7 of the 66 pairs would keep every trick, this one too.` */
function pairForAim({ isReached, measure, reaching }: PairForAim): string {
  const aim = AIMS[measure];
  if (reaching === 'none') return `none of the 66 pairs would ${aim}.`;
  if (reaching === 'all') return `all 66 pairs ${aim}.`;
  const others = reaching === 1 ? 'one' : String(reaching);
  return `${others} of the 66 pairs would ${aim}, ${isReached ? 'this one too' : 'but not this one'}.`;
}

/** Where a pair stands among the 66. */
export type PairStanding = PairInPoints | PairForAim;

/** Where a pair stands, as a clause that ends the sentence. */
export const standingClause = (standing: PairStanding): string =>
  standing.measure === 'points' ? pairInPoints(standing) : pairForAim(standing);

/** Who put which cards away, and where that stands. */
export const sayPutAway = (declarer: Seat, layout: Layout, standing: PairStanding): string =>
  `${SEAT_WORDS[declarer]} put away ${layout.join(' ')}. With all cards open ${standingClause(standing)}`;
