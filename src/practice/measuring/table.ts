/**
 * Compares the grading of the drills on judgement with chance: what the book's rule alone would
 * call right and wrong.
 */
import { judgeHand } from '../../strategy/bidding/judge-hand.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import { TESTS } from '../../strategy/bidding/bid-tests.ts';
import { rankedLayouts } from '../../strategy/layout/principles.ts';
import { LAYOUT_KINDS } from '../drills/layout/question.ts';
import type { LayoutKind } from '../drills/layout/question.ts';
import { samePair } from '../../game/skat/deal.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { cardsInRow } from './candidates.ts';
import type { BidRow, CandidateRow, LayoutRow } from './candidates.ts';
import { isLayoutRow } from './candidates.ts';
import { isDecisive, sharesOf } from './pick-layouts.ts';

/** A line of a table: what was counted, and the result. */
export type TableLine = readonly [what: string, came: string];

const ofHundred = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} in 100 (${part} of ${whole})`;

/** The bids of one test, graded by the rule alone. */
export function bidsByRule(rows: readonly CandidateRow[], test: TestName): readonly TableLine[] {
  const drawn = rows.filter(
    (row): row is BidRow => !isLayoutRow(row) && row.kind === test && row.seed > 0,
  );
  const judged = drawn.map((row) => {
    const [won, deals] = row.measured[test] ?? [0, 1];
    const { passes } = judgeHand(cardsInRow(row.hand), row.seat, test, row.trump);
    return { share: won / deals, passes };
  });
  const bids = judged.filter(({ passes }) => passes);
  const passed = judged.filter(({ passes }) => !passes);
  const count = (list: typeof judged, fits: (share: number) => boolean): number =>
    list.filter(({ share }) => fits(share)).length;
  return [
    [
      `bid, ${test}: called bid, wins half or less`,
      ofHundred(
        count(bids, (s) => s <= 0.5),
        bids.length,
      ),
    ],
    [
      `bid, ${test}: called pass, wins more than half`,
      ofHundred(
        count(passed, (s) => s > 0.5),
        passed.length,
      ),
    ],
    [
      `bid, ${test}: called pass, wins 95 in 100 or more`,
      ofHundred(
        count(passed, (s) => s >= 0.95),
        passed.length,
      ),
    ],
  ];
}

/** The layouts of one kind that the measurement separates, graded by the principles alone. */
export function layoutsByRule(
  rows: readonly CandidateRow[],
  kind: LayoutKind,
): readonly TableLine[] {
  const drawn = rows.filter(
    (row): row is LayoutRow => isLayoutRow(row) && row.kind === `layout-${kind}` && isDecisive(row),
  );
  const judged = drawn.map((row) => {
    const shares = sharesOf(row);
    const ranked = rankedLayouts(cardsInRow(row.twelve), row.game);
    const right = ranked.filter(({ weight }) => weight === ranked[0]?.weight);
    const behind = (pair: Layout): number =>
      shares.find((one) => samePair(one.layout, pair))?.behind ?? 0;
    const accepted = right.map(({ layout }) => behind(layout));
    const rejected = shares.filter(
      (one) => !right.some(({ layout }) => samePair(one.layout, layout)),
    );
    const bestRejected = Math.min(...rejected.map((one) => one.behind));
    return {
      shown: accepted[0] ?? 0,
      beaten: Math.min(...accepted) - bestRejected,
      worst: Math.max(...accepted) - bestRejected,
      better: shares.filter((one) => one.behind < (accepted[0] ?? 0)).length,
    };
  });
  const share = (fits: (one: (typeof judged)[number]) => boolean): string =>
    ofHundred(judged.filter(fits).length, judged.length);
  return [
    [
      `layout, ${kind}: the pair shown is outside the best three, and behind`,
      share((one) => one.better >= 3 && one.shown > 0.03),
    ],
    [
      `layout, ${kind}: a rejected pair beats every accepted one by 5 in 100`,
      share((one) => one.beaten >= 0.05),
    ],
    [
      `layout, ${kind}: an accepted pair is more than 3 behind a rejected one`,
      share((one) => one.worst > 0.03),
    ],
  ];
}

/** The whole table of the grading by rule alone. */
export function tableByRule(rows: readonly CandidateRow[]): readonly TableLine[] {
  return [
    ...TESTS.flatMap((test) => bidsByRule(rows, test)),
    ...LAYOUT_KINDS.flatMap((kind) => layoutsByRule(rows, kind)),
  ];
}
