/** How a hand came out: its settlement, worked out anew from the tricks. */
import { checkBidding } from '../skat/bidding.ts';
import { LAWS } from '../skat/laws.ts';
import type { Matadors } from '../skat/matadors.ts';
import type { HandResult } from '../skat/result.ts';
import type { Seat } from '../skat/seats.ts';
import type { HandValue } from '../skat/value.ts';
import { settle } from './check/result.ts';
import type { Hand, SkatLine, SkatTrick } from './hand.ts';
import type { Setting } from './check/setting.ts';

/** What pages and tables say of a hand that has been played out or given up. */
export interface HandSummary {
  /**
   * Card points of declarer, defenders and skat (the declarer's with the skat's where they count),
   * or in a Ramsch by seat.
   */
  readonly points: HandResult['points'];
  readonly result: HandResult;
  /** With its parts, for printing the reckoning. */
  readonly value: HandValue;
  /** Null in a game without trumps and in a Ramsch. */
  readonly matadors: Matadors | null;
  /** Null in a Ramsch, which nobody wins. */
  readonly won: boolean | null;
  /** What is written down for the declarer, or for each loser of a Ramsch. */
  readonly score: number;
}

/** What was settled before the first card of a hand's main line. */
export function settingOf(hand: Hand): Setting {
  const { contract, declarer, deal, layout, handedRound, exchange } = hand;
  const law = LAWS[hand.laws];
  const bidding = hand.bidding.length === 0 ? null : checkBidding(hand.bidding, law);
  const bid = bidding?.ok === true ? bidding.value.amount : null;
  return { law, deal, contract, declarer, layout, handedRound, exchange, bid };
}

/**
 * How a hand came out.
 *
 * @throws RangeError when its main line breaks off: ask {@link isSettled} first.
 */
export function summariseHand(hand: Hand): HandSummary {
  if (!isSettled(hand.line)) throw new RangeError(`The play of ${hand.id} breaks off.`);
  const settlement = settle(
    settingOf(hand),
    hand.line.tricks.filter(isCounted),
    hand.line.conceded ?? null,
    cardsOnTable(hand.line),
  );
  const { result, value, matadors } = settlement;
  const { won, score } = value;
  return { points: result.points, result, value, matadors, won, score };
}

/** Whether a line has a result: it was played out, or one side gave up the rest. */
export function isSettled({ finished, conceded }: SkatLine): boolean {
  return finished || conceded !== undefined;
}

/** How many cards of an unfinished last trick a line has, 0 to 2. */
function cardsOnTable({ tricks }: SkatLine): number {
  const last = tricks.at(-1);
  return last === undefined || isCounted(last) ? 0 : last.plays.length;
}

/** Whether a trick is complete, as all are in a finished line. */
export function isCounted(
  trick: SkatTrick,
): trick is SkatTrick & { readonly winner: Seat; readonly points: number } {
  return trick.winner !== null && trick.points !== null;
}
