/** Which measured hands the drill on bids asks about. */
import { judgeHand } from '../../strategy/bidding/judge-hand.ts';
import { judgeByMeasurement, judgeByRule } from '../drills/bidding/verdict.ts';
import type { BidOpinion } from '../drills/bidding/verdict.ts';
import { TESTS } from '../../strategy/bidding/bid-tests.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import { makeShortHand } from '../short-hand.ts';
import { cardsInRow } from './candidates.ts';
import type { BidRow } from './candidates.ts';

/** Of all hands of a test no more than one in so many is left open or parts rule and measure. */
const ONE_IN = 6;
/** More hands of a kind than this only weigh. */
const MOST = 120;

interface JudgedRow {
  readonly row: BidRow;
  readonly opinions: readonly { readonly rule: BidOpinion; readonly measure: BidOpinion }[];
}

/** What rule and measure say of a row, by test. */
export function judgeRow(row: BidRow): JudgedRow {
  const tests = row.kind === 'all' ? TESTS : [row.kind];
  const opinions = tests.map((test) => {
    const [won, deals] = row.measured[test] ?? [0, 1];
    const trump = row.kind === 'all' ? null : row.trump;
    const rule = judgeByRule(judgeHand(cardsInRow(row.hand), row.seat, test, trump));
    return { rule, measure: judgeByMeasurement(test, { won, deals }) };
  });
  return { row, opinions };
}

/**
 * The hands of one test: as many to bid as to pass, by rule and measure; and a few of which they
 * are not both sure. Where all tests are asked, hands of which no test parts them.
 */
export function pickBids(rows: readonly BidRow[]): readonly BidRow[] {
  const judged = rows.toSorted((one, other) => one.seed - other.seed).map(judgeRow);
  if (rows[0]?.kind === 'all') {
    const fits = judged.filter(({ opinions }) => !opinions.some(parts));
    return fits.slice(0, MOST).map(({ row }) => row);
  }
  const given = judged.filter(({ row }) => row.seed < 1);
  const clear = (what: BidOpinion): readonly JudgedRow[] =>
    judged.filter(
      ({ opinions, row }) =>
        row.seed > 0 && opinions.every(({ measure, rule }) => rule === what && measure === what),
    );
  const [bids, passes] = [clear('bid'), clear('pass')];
  const each = Math.min(bids.length, passes.length, MOST / 2);
  const rest = judged.filter(
    (one) => one.row.seed > 0 && !bids.includes(one) && !passes.includes(one),
  );
  const few = rest.slice(0, Math.floor((2 * each) / (ONE_IN - 1)) - given.length);
  return [...given, ...bids.slice(0, each), ...passes.slice(0, each), ...few].map(({ row }) => row);
}

function parts({
  measure,
  rule,
}: {
  readonly rule: BidOpinion;
  readonly measure: BidOpinion;
}): boolean {
  return measure !== 'open' && measure !== rule;
}

/** A row as the drill’s data has it; see `readMeasuredHand`. */
export function bidLine({ hand, kind, measured, seat, trump }: BidRow): string {
  const tests: readonly TestName[] = kind === 'all' ? TESTS : [kind];
  const shares = tests.map((test) => (measured[test] ?? [0, 0]).join('/'));
  const cards = makeShortHand(cardsInRow(hand));
  return [seat, ...(trump === null ? [] : [trump]), cards, ...shares].join(' ');
}
