/** The reader’s decisions in a deal, in their order, each with what the reader could see. */
import type { Action } from '../../strategy/players/action.ts';
import { seatToAct } from '../../strategy/players/state.ts';
import type { DealState } from '../../strategy/players/state.ts';
import { takeAction } from '../../strategy/players/table.ts';
import { seatView } from '../../strategy/players/view.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import type { PlayedLaw } from '../played-laws.ts';
import { beginningOf } from '../sitting.ts';
import type { TableDeal } from '../sitting.ts';

/** A decision as it was made. */
export interface MadeDecision {
  /** The place of the action among those of the deal. */
  readonly index: number;
  readonly view: SeatView;
  readonly action: Action;
  /** The deal before it, all cards known. */
  readonly before: DealState;
}

/** The reader's decisions where there was a choice; claimed tricks were not played. */
export function readersDecisions(deal: TableDeal, laws: PlayedLaw): readonly MadeDecision[] {
  const found: MadeDecision[] = [];
  let state = beginningOf(deal, laws);
  const played = deal.actions.slice(0, deal.claimed ?? undefined);
  for (const [index, action] of played.entries()) {
    if (seatToAct(state) === deal.seat) {
      const view = seatView(state, deal.seat);
      const forced = view.asked?.what === 'card' && view.asked.legal.length < 2;
      if (!forced) found.push({ index, view, action, before: state });
    }
    state = takeAction(state, action);
  }
  return found;
}

/** A short name for a deal as it was played. */
export function nameOfPlay({ actions, number, seat }: TableDeal): string {
  let hash = 0;
  for (const char of JSON.stringify(actions)) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return `${number}${seat}${(hash >>> 0).toString(36)}`;
}
