/** Bid or pass: what the book's rule says, what chance says, and how sure an answer is by both. */
import { sayWon, shareOf } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import type { Sureness } from '../../sureness.ts';
import { judgeHand } from '../../../strategy/bidding/judge-hand.ts';
import type { BidVerdict } from '../../../strategy/bidding/judge-hand.ts';
import type { BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';

/** What one of the two says; `open` where it does not settle it. */
export type BidOpinion = 'bid' | 'pass' | 'open';

/**
 * From which share of games won a bid pays, and below which it does not. In 1922 these games cost
 * once what they bring, so that they pay from a half. With all cards seen the defenders never err,
 * and a bidder wins more at the table: up to fifteen games in a hundred, which is why the line below
 * lies so much lower. A Nullo is measured with players who see their own cards.
 */
const PAYS: Readonly<Record<'seen' | 'unseen', { readonly bid: number; readonly pass: number }>> = {
  seen: { bid: 0.55, pass: 0.35 },
  unseen: { bid: 0.6, pass: 0.4 },
};

/** What the rule says of a hand. */
export function judgeByRule({ doubtful, passes }: BidVerdict): BidOpinion {
  if (doubtful) return 'open';
  return passes ? 'bid' : 'pass';
}

/** What chance says of it. */
export function judgeByMeasurement(test: TestName, measurement: Measurement): BidOpinion {
  const { bid, pass } = PAYS[test === 'nullo' ? 'unseen' : 'seen'];
  const share = shareOf(measurement);
  if (share >= bid) return 'bid';
  return share < pass ? 'pass' : 'open';
}

/** A test of a question, by both. */
export interface JudgedBid {
  readonly rule: BidOpinion;
  /** Null where nothing was measured. */
  readonly measure: BidOpinion | null;
  readonly measurement: Measurement | null;
  /** The answer to show. */
  readonly better: 'bid' | 'pass';
}

/** What rule and measure say of one of the tests. */
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

/** The answer to show: chance has the last word, and where it has none, the rule. */
function betterAnswer(rule: BidOpinion, measure: BidOpinion): 'bid' | 'pass' {
  if (measure !== 'open') return measure;
  return rule === 'bid' ? 'bid' : 'pass';
}

/**
 * How sure an answer is. What the book's own rule says is never wrong, only doubtful where chance
 * is against it; nor is what chance is for.
 *
 * @param measure null where nothing was measured: then the rule alone judges.
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

/** How a measure was made, and what that leaves out: a sentence. */
export function sayHow(test: TestName): string {
  return test === 'nullo'
    ? 'In each deal three players who see only their own cards play it out.'
    : 'Each deal is played with all cards seen; at the table defenders err, and you win more.';
}

/** `Measured: the bid wins 86 in 100 (200 deals, give or take 5).` */
export function sayMeasure(measurement: Measurement): string {
  return `Measured: the bid wins ${sayWon(measurement)}.`;
}

/** Where rule and measure part, or leave it open: a sentence; null where they agree. */
export function sayParting(rule: BidOpinion, measure: BidOpinion): string | null {
  if (rule === measure) return rule === 'open' ? 'Neither settles it.' : null;
  if (measure === 'open') return `That is too near to even to be against the rule.`;
  if (rule === 'open') return `The book leaves such a hand open; the measure says ${measure}.`;
  return `Here rule and measure part: by the rule you ${rule}, by the measure you ${measure}. Either is right.`;
}
