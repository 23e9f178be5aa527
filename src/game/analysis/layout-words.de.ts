/** The words for the two cards that were put away: their rank among the 66 pairs. */
import type { Layout } from '../skat/deal.ts';
import type { Seat } from '../skat/seats.ts';
import { counted } from '../words/nouns.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { AIM_CLAUSES, inverted, straight } from './analysis-words.de.ts';
import type { Clause } from './analysis-words.de.ts';
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

/** How many of the 66 pairs reach an aim, and whether the chosen one does. */
interface PairForAim {
  readonly measure: Exclude<Measure, 'points'>;
  readonly reaching: 'none' | 'all' | number;
  readonly isReached: boolean;
}

/** Where a pair stands among the 66. */
export type PairStanding = PairInPoints | PairForAim;

/** A pair that brings so many points: the clause, and what follows it. */
function pairInPoints({ best, most, rank, value }: PairInPoints): [Clause, string] {
  const [first, ...more] = best;
  const points = counted(value, 'point', 'accusative');
  const brings = { subject: 'das', verb: 'bringt', rest: `am Ende ${points}` };
  if (rank === 1) {
    return more.length === 0
      ? [
          { subject: 'das', verb: 'ist', rest: 'das beste der 66 Paare' },
          ` und bringt am Ende ${points}.`,
        ]
      : [brings, ', und keins der 66 Paare bringt mehr.'];
  }
  const which =
    more.length === 0
      ? `Das beste, ${first?.join(' ') ?? ''}, bringt`
      : `Die besten ${best.length} bringen`;
  return [brings, `: Rang ${rank} unter den 66 Paaren. ${which} ${most}.`];
}

/** `mit keinem der 66 Paare`, `mit 7 der 66 Paare`. */
function withPairs(reaching: PairForAim['reaching']): string {
  if (reaching === 'none') return 'mit keinem der 66 Paare';
  if (reaching === 'all') return 'mit jedem der 66 Paare';
  return reaching === 1 ? 'mit einem der 66 Paare' : `mit ${reaching} der 66 Paare`;
}

/** A pair in a game for none or all: the clause, and what follows it. */
function pairForAim({ isReached, measure, reaching }: PairForAim): [Clause, string] {
  const { rest, ...clause } = AIM_CLAUSES[measure][1];
  const end = isReached ? ', auch mit diesem.' : ', aber nicht mit diesem.';
  return [
    { ...clause, rest: `${withPairs(reaching)} ${rest}` },
    typeof reaching === 'number' ? end : '.',
  ];
}

/**
 * Where a pair stands, as a clause that ends the sentence: `das bringt am Ende 40 Augen: Rang 7 unter den 66
 * Paaren. Das beste, H9 H8, bringt 45.`
 *
 * @param isInverted whether something stands before it in its sentence: `(Mit offenen Karten) bringt das 40 Augen`.
 */
export function standingClause(standing: PairStanding, isInverted = false): string {
  const [clause, end] =
    standing.measure === 'points' ? pairInPoints(standing) : pairForAim(standing);
  return (isInverted ? inverted(clause) : straight(clause)) + end;
}

/** Who put which cards away, and where that stands. */
export const sayPutAway = (declarer: Seat, layout: Layout, standing: PairStanding): string =>
  `${SEAT_WORDS[declarer]} hat ${layout.join(' ')} gedrückt. Mit offenen Karten ${standingClause(standing, true)}`;
