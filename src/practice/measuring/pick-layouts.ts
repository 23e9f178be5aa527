/** Picks the measured hands that the drill on laying out asks about. */
import { NOTHING_BEHIND, STAGES, pairsOf } from '../drills/layout/pool.ts';
import { rankedLayouts } from '../../strategy/layout/principles.ts';
import { FAR } from '../drills/layout/verdict.ts';
import { samePair } from '../../game/skat/deal.ts';
import { makeShortHand, readShortHand } from '../short-hand.ts';
import { cardsInRow } from './candidates.ts';
import type { LayoutRow } from './candidates.ts';

/** The most hands of a kind; more would only make the data larger. */
const MOST = 40;
/** Where the best pair wins less than this, there is hardly anything to win. */
const LEAST = 0.25;
/** Where more pairs than this are as good as the best, there is nothing to learn. */
const MOST_RIGHT = 12;
/** No pair may be closer than this to the line between right and wrong, where chance alone would decide. */
const CLEAR_OF_LINE = 0.015;
/** A pair that dropped out early must be at least this far behind. */
const DROPPED = 0.1;
/** The largest distance that the data can store. */
const FURTHEST = 0.92;
/** The most hands on which the book’s pair is worse than another by more than the margin of error. */
const MOST_PARTED = 8;
const ALL_DEALS = STAGES.at(-1)!;

/** A pair of a row, with how far its share is behind the best. */
export interface PairShare {
  readonly layout: readonly [LayoutRow['pairs'][number][0], LayoutRow['pairs'][number][1]];
  readonly won: number;
  readonly deals: number;
  readonly behind: number;
}

/** The pairs of a row, the best first: those measured in all deals, then by share. */
export function sharesOf({ pairs }: LayoutRow): readonly PairShare[] {
  const longest = Math.max(...pairs.map(([, , , deals]) => deals));
  const most = Math.max(...pairs.map(([, , won, deals]) => (deals === longest ? won / deals : 0)));
  return pairs
    .map(([first, second, won, deals]) => ({
      layout: [first, second] as const,
      won,
      deals,
      behind: most - won / deals,
    }))
    .sort((one, other) => other.deals - one.deals || one.behind - other.behind);
}

/** Whether the measurement separates the pairs of a hand. */
export function isDecisive(row: LayoutRow): boolean {
  const shares = sharesOf(row);
  const [best] = shares;
  if (best === undefined || best.deals < ALL_DEALS) return false;
  const right = shares.filter(({ behind }) => behind <= FAR).length;
  return best.won / best.deals >= LEAST && right <= MOST_RIGHT;
}

/** Whether every pair is clearly right or clearly wrong. */
export function isClear(row: LayoutRow): boolean {
  return sharesOf(row).every(({ behind, deals }) =>
    deals === ALL_DEALS ? Math.abs(behind - FAR) > CLEAR_OF_LINE : behind >= DROPPED,
  );
}

/** Whether one of the pairs that the book’s principles put away wins about as often as the best. */
export function isBookRight({ game, pairs, twelve, ...row }: LayoutRow): boolean {
  const ranked = rankedLayouts(cardsInRow(twelve), game);
  const shares = sharesOf({ game, pairs, twelve, ...row });
  return ranked
    .filter(({ weight }) => weight === ranked[0]?.weight)
    .some(({ layout }) => shares.some((one) => samePair(one.layout, layout) && one.behind <= FAR));
}

/**
 * Picks from the rows of one kind; on at most half of the hands, and on few, do book and
 * measurement disagree.
 */
export function pickLayouts(rows: readonly LayoutRow[]): readonly LayoutRow[] {
  const fit = rows
    .toSorted((one, other) => one.seed - other.seed)
    .filter((row) => isDecisive(row) && isClear(row));
  const holds = fit.filter(isBookRight).slice(0, MOST);
  const parts = fit.filter((row) => !isBookRight(row));
  return [...holds, ...parts.slice(0, Math.min(holds.length, MOST_PARTED))];
}

/** Writes a row as a line of the drill’s data; see `readMeasuredTwelve`. */
export function layoutLine(row: LayoutRow): string {
  const hand = makeShortHand(cardsInRow(row.twelve));
  const shares = sharesOf(row);
  const inOrder = pairsOf(readShortHand(hand)).map((layout) =>
    shares.find((one) => samePair(one.layout, layout))!,
  );
  const behind = inOrder.map((one) =>
    String.fromCharCode(
      NOTHING_BEHIND + Math.round(100 * Math.min(FURTHEST, Math.max(0, one.behind))),
    ),
  );
  const stages = inOrder.map(({ deals }) => STAGES.findIndex((stage) => stage === deals));
  const best = shares[0]!;
  return [
    row.seat,
    row.game.trump ?? '-',
    hand,
    `${best.won}/${best.deals}`,
    behind.join(''),
    stages.join(''),
  ].join(' ');
}
