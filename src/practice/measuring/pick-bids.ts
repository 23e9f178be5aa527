/** Picks the measured hands that the drill on bids asks about. */
import { judgeHand } from '../../strategy/bidding/judge-hand.ts';
import { judgeByMeasurement, judgeByRule } from '../drills/bidding/verdict.ts';
import type { BidOpinion } from '../drills/bidding/verdict.ts';
import { TESTS } from '../../strategy/bidding/bid-tests.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import { makeShortHand } from '../short-hand.ts';
import { cardsInRow } from './candidates.ts';
import type { BidRow } from './candidates.ts';

/** At most one hand in so many is open, or has rule and measurement disagree. */
const ONE_IN = 6;
/** The most hands of a kind; more would only make the data larger. */
const MOST = 120;

interface JudgedRow {
  readonly row: BidRow;
  readonly opinions: readonly { readonly rule: BidOpinion; readonly measure: BidOpinion }[];
}

/** Judges a row by rule and by measurement, for each test. */
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
 * Picks from the rows of one kind. For one test: as many hands to bid as to pass, by rule and
 * measurement, and a few that are open. For all tests: hands on which rule and measurement never
 * disagree.
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

/** Writes a row as a line of the drill’s data; see `readMeasuredHand`. */
export function bidLine({ hand, kind, measured, seat, trump }: BidRow): string {
  const tests: readonly TestName[] = kind === 'all' ? TESTS : [kind];
  const shares = tests.map((test) => (measured[test] ?? [0, 0]).join('/'));
  const cards = makeShortHand(cardsInRow(hand));
  return [seat, ...(trump === null ? [] : [trump]), cards, ...shares].join(' ');
}
