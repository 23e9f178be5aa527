/**
 * A decision of the reader’s own at the table, kept as a problem. It is the line of a problem as one word,
 * `own=isko~2kq8v0d3xa~M18Vp~…`, so that it can be the question of a result and the end of an address.
 */
import { makeDealName } from '../game/codes/numbered-deals.ts';
import { numberOfDeal } from '../game/codes/deal-number.ts';
import type { Card } from '../game/skat/cards.ts';
import { playCard } from '../game/skat/play.ts';
import { LONGEST_QUESTION } from '../practice/progress.ts';
import type { WeighedCard } from '../strategy/players/action.ts';
import { startContract } from '../strategy/players/contract-play.ts';
import type { DealState } from '../strategy/players/state.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { makeProblemLine } from './problem-line.ts';
import { OWN_SIGN, readOwnProblem } from './read-own.ts';
import { themeOf } from './theme-of.ts';

/** A card this close to the best is right as well: the few deals of a review show no smaller difference. */
const AS_GOOD = 0.06;

/** The grade of all of them, which were measured by nobody. */
const GRADE = 3;

/** A decision as the review of a deal judged it. */
export interface OwnDecision {
  readonly view: SeatView;
  /** The deal, at this decision or after it. */
  readonly state: DealState;
  readonly card: Card;
  /** What each card that might have been played came to, over so many deals. */
  readonly weighed: readonly Pick<WeighedCard, 'card' | 'share'>[];
  readonly worlds: number;
}

/**
 * Makes a problem of a decision.
 *
 * @returns null where it cannot be one: in a Ramsch, where the card was not weighed or was as good as the best,
 *   and where it cannot be written so that it is read again as it was, or not short enough to be stored.
 */
export function makeOwnProblem(decision: OwnDecision): string | null {
  const { card, state, view, weighed } = decision;
  const best = Math.max(...weighed.map(({ share }) => share));
  const right = weighed.flatMap((one) => (best - one.share <= AS_GOOD ? [one.card] : []));
  if (state.contract === null || state.declarer === null) return null;
  if (right.includes(card) || !weighed.some((one) => one.card === card)) return null;
  // Without the bidding it is shorter, and some games have none that can be read.
  for (const bidding of [state.bidding, []]) {
    const text = write({ ...decision, state: { ...state, bidding } }, right);
    const read = text.length <= LONGEST_QUESTION ? readOwnProblem(text) : null;
    const isSame =
      read?.view.turned === view.turned && String(read.view.hand) === String(view.hand);
    if (isSame) return text;
  }
  return null;
}

function write(
  { card, state, view, weighed, worlds }: OwnDecision,
  right: readonly Card[],
): string {
  const { bid, contract, deal, declarer, law, layout } = state;
  const game = { bid, contract: contract!, deal, declarer: declarer!, layout };
  const played = [...view.tricks.flatMap(({ cards }) => cards), ...view.table];
  const play = played.reduce(playCard, startContract(game, law).play!);
  const line = makeProblemLine({
    deal: makeDealName(numberOfDeal(deal)),
    state: { ...state, stage: 'play', play },
    aim: view.seat === declarer ? 'win' : 'beat',
    points: null,
    shares: weighed.map((one) => ({ card: one.card, weighed: one.share, even: 0, played: null })),
    deals: { weighed: worlds, even: 0, played: 0 },
    right,
    grade: GRADE,
    themes: [themeOf(view, right[0]!, card)],
    refutation: {
      ...{ wrong: card, isDealPlayed: true, hands: play.hands, line: [card] },
      away: layout ?? deal.skat,
    },
  });
  return `${OWN_SIGN}${law.id}~${line.replaceAll(' ', '~')}`;
}
