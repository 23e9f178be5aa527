/** A whole deal played by three players, and what it comes to. */
import { Chance } from '../../lib/random.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { Law } from '../../game/skat/laws.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';
import { settleHand } from '../../game/skat/settlement.ts';
import type { Settlement } from '../../game/skat/settlement.ts';
import { finish } from '../../game/solver/task.ts';
import type { Decision } from './action.ts';
import type { Player } from './player.ts';
import { seatToAct, startDeal } from './state.ts';
import { takeAction } from './table.ts';
import type { DealState } from './state.ts';
import { seatView } from './view.ts';

/** What a deal came to. */
export interface DealResult {
  readonly state: DealState;
  /** Null when it was passed in. */
  readonly settlement: Settlement | null;
  /** What is written down for each seat. */
  readonly scores: BySeat<number>;
}

/** One decision of a deal, reported while it is played. */
export type Watcher = (state: DealState, seat: Seat, decision: Decision) => void;

/**
 * The chance of one decision: it hangs on the seed, the seat and how far the deal is, and not on who
 * plays there, so that the same players in other seats meet the same luck.
 */
export function chanceAt(seed: number, seat: Seat, state: DealState): Chance {
  const { bidding, drawn, play, stage } = state;
  const cards = (play?.tricks.length ?? 0) * 3 + (play?.table.length ?? 0);
  const step = bidding.length * 64 + drawn.length * 16 + (stage === 'play' ? 32 : 0) + cards;
  return new Chance(Math.imul(seed, 0x9e3779b1) + Math.imul(step * 4 + seat.charCodeAt(0), 0x85eb));
}

/**
 * Plays from a state to the end: from the first word of the bidding, or from any later place.
 *
 * @throws RangeError when a player does what the rules refuse.
 */
export function playOn(
  begin: DealState,
  players: BySeat<Player>,
  seed: number,
  watch: Watcher = () => undefined,
): DealResult {
  let state = begin;
  for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
    const view = seatView(state, seat);
    const decision = finish(players[seat].decide(view, chanceAt(seed, seat, state)));
    watch(state, seat, decision);
    state = takeAction(state, decision.action);
  }
  return settleDeal(state);
}

/** Plays a whole deal; the same for the same seed and players. */
export function playDeal(
  deal: Deal,
  law: Law,
  players: BySeat<Player>,
  seed: number,
  watch?: Watcher,
): DealResult {
  return playOn(startDeal(deal, law), players, seed, watch);
}

/**
 * What a deal that is over comes to, by the rule book it was played under.
 *
 * @throws RangeError before it is over.
 */
export function settleDeal(state: DealState): DealResult {
  const { bid, contract, deal, declarer, law, layout, play, stage } = state;
  if (stage !== 'over') throw new RangeError('The deal is not over.');
  if (contract === null || play === null) {
    return { state, settlement: null, scores: { V: 0, M: 0, H: 0 } };
  }
  const hand = { contract, declarer, deal, layout, tricks: play.tricks };
  const settlement = settleHand(hand, bid, law);
  if (!settlement.ok) throw new RangeError(`${law.id} has no ${contract.kind}.`);
  const { value } = settlement.value;
  const scores =
    value.declarer === null ? value.scores : { V: 0, M: 0, H: 0, [value.declarer]: value.score };
  return { state, settlement: settlement.value, scores };
}
