/** Judges pairs by the book's principles and by measurement. */
import { samePair } from '../../../game/skat/deal.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import { shareOf } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import { SURENESSES } from '../../sureness.ts';
import type { Sureness } from '../../sureness.ts';
import { rankedLayouts } from '../../../strategy/layout/principles.ts';
import type { PairQuestion } from './question.ts';

/** A share no further behind the best than this counts as equal. */
const CLOSE = 0.03;
/** Further behind than this it is clearly worse. */
export const FAR = 0.06;

/** A pair with its verdict. */
export interface JudgedPair {
  readonly layout: Layout;
  readonly standing: Sureness;
  /** Whether it is right to put it away: it wins as often as the best, or nearly. */
  readonly right: boolean;
  /** Whether no pair has fewer faults by the book’s principles. */
  readonly byBook: boolean;
  /** Null for a hand that was not measured, where the principles alone decide. */
  readonly measurement: Measurement | null;
  /** How far its share of games won is behind that of the best pair. */
  readonly behind: number;
}

/**
 * Judges the pairs that may be chosen. The pair to show comes first: among those as good as the
 * best, one that the principles put away too, and of several the one that wins most.
 */
export function judgedPairs(
  question: Pick<PairQuestion, 'declarer' | 'game' | 'hands' | 'measurements' | 'pairs'>,
): readonly JudgedPair[] {
  const { declarer, game, hands, measurements, pairs } = question;
  const ranked = rankedLayouts(hands[declarer], game);
  const least = ranked[0]?.weight;
  const offered = ranked
    .filter(({ layout }) => pairs === null || pairs.some((pair) => samePair(pair, layout)))
    .map(({ layout, weight }) => ({
      layout,
      byBook: weight === least,
      measurement: measurements.find((one) => samePair(one.layout, layout)) ?? null,
    }));
  const most = Math.max(...offered.map((one) => shareOr0(one.measurement)));
  return offered
    .map((one): JudgedPair => {
      const behind = one.measurement === null ? 0 : most - shareOf(one.measurement);
      const right = one.measurement === null ? one.byBook : behind <= FAR;
      return { ...one, behind, right, standing: standingOf(one.byBook, one.measurement, behind) };
    })
    .sort((one, other) => placeOf(one) - placeOf(other) || one.behind - other.behind);
}

function shareOr0(measurement: Measurement | null): number {
  return measurement === null ? 0 : shareOf(measurement);
}

function standingOf(byBook: boolean, measurement: Measurement | null, behind: number): Sureness {
  if (measurement === null) return byBook ? 'certain' : 'wrong';
  if (behind <= CLOSE) return byBook ? 'certain' : 'good';
  // The book’s own pair is not simply wrong where the measurement is against it, but it is not
  // right.
  return behind <= FAR || byBook ? 'doubtful' : 'wrong';
}

/** Sorts right ones first, and among those the surest. */
function placeOf({ right, standing }: JudgedPair): number {
  return right ? SURENESSES.indexOf(standing) : SURENESSES.length;
}

/** The pair that the principles put away; of several, the one that wins most. */
export function pairByBook(judged: readonly JudgedPair[]): JudgedPair | null {
  const byBook = judged.filter((one) => one.byBook);
  return byBook.reduce<JudgedPair | null>(
    (best, one) => (best === null || one.behind < best.behind ? one : best),
    null,
  );
}
