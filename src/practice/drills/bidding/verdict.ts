/** Bid or pass: the verdict of the book's rule, that of the measurement, and how sure an answer is by both. */
import { shareOf } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import type { Sureness } from '../../sureness.ts';
import { judgeHand } from '../../../strategy/bidding/judge-hand.ts';
import type { BidVerdict } from '../../../strategy/bidding/judge-hand.ts';
import type { BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { PARTING } from '#edition/practice/drills/bidding/bidding-words.ts';

/** The verdict of one of the two; `open` where it does not decide. */
export type BidOpinion = 'bid' | 'pass' | 'open';

/**
 * The share of games won from which a bid pays, and the one below which it does not. In 1922 a lost
 * game costs what a won one brings, so a bid pays from a half. With all cards open the defenders
 * never err; at the table a bidder wins up to fifteen games in a hundred more, which is why the
 * lower line is so much lower. A Nullo is measured with players who see only their own cards.
 */
const PAYS: Readonly<Record<'seen' | 'unseen', { readonly bid: number; readonly pass: number }>> = {
  seen: { bid: 0.55, pass: 0.35 },
  unseen: { bid: 0.6, pass: 0.4 },
};

/** The verdict of the rule on a hand. */
export function judgeByRule({ doubtful, passes }: BidVerdict): BidOpinion {
  if (doubtful) return 'open';
  return passes ? 'bid' : 'pass';
}

/** The verdict of a measurement in a test. */
export function judgeByMeasurement(test: TestName, measurement: Measurement): BidOpinion {
  const { bid, pass } = PAYS[test === 'nullo' ? 'unseen' : 'seen'];
  const share = shareOf(measurement);
  if (share >= bid) return 'bid';
  return share < pass ? 'pass' : 'open';
}

/** A test of a question, judged by rule and by measurement. */
export interface JudgedBid {
  readonly rule: BidOpinion;
  /** Null where nothing was measured. */
  readonly measure: BidOpinion | null;
  readonly measurement: Measurement | null;
  /** The answer to show. */
  readonly better: 'bid' | 'pass';
}

/** Judges a question's hand in one of the tests. */
export function judgeBid(
  { hand, measurements, seat, task }: BidQuestion,
  test: TestName,
): JudgedBid {
  const trump = task.what === 'test' ? task.trump : null;
  const rule = judgeByRule(judgeHand(hand, seat, test, trump));
  const found = measurements[test] ?? null;
  const measure = found === null ? null : judgeByMeasurement(test, found);
  return { rule, measure, measurement: found, better: betterAnswer(rule, measure ?? 'open') };
}

/** The answer to show: by the measurement, or by the rule where the measurement is open. */
function betterAnswer(rule: BidOpinion, measure: BidOpinion): 'bid' | 'pass' {
  if (measure !== 'open') return measure;
  return rule === 'bid' ? 'bid' : 'pass';
}

/**
 * How sure an answer is. The answer by the rule is never wrong, only doubtful where the measurement
 * is against it; nor is the answer by the measurement wrong.
 *
 * @param measure null where nothing was measured: then the rule alone decides.
 */
export function bidStanding(
  answer: 'bid' | 'pass',
  rule: BidOpinion,
  measure: BidOpinion | null,
): Sureness {
  if (measure === null) return rule === answer ? 'certain' : rule === 'open' ? 'doubtful' : 'wrong';
  if (measure === answer) return rule === answer ? 'certain' : 'good';
  if (measure === 'open') return rule === answer ? 'good' : 'doubtful';
  return rule === answer ? 'doubtful' : 'wrong';
}

/** Where rule and measurement disagree or are open, as a sentence; null where they agree. */
export function sayParting(rule: BidOpinion, measure: BidOpinion): string | null {
  if (rule === measure) return rule === 'open' ? PARTING.bothOpen : null;
  if (measure === 'open') return PARTING.near;
  return rule === 'open' ? PARTING.ruleOpen(measure) : PARTING.apart(rule, measure);
}
