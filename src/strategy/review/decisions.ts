/** The decisions of one seat in a game, in their order, each with what that seat could see. */
import type { Action } from '../players/action.ts';
import { seatToAct } from '../players/state.ts';
import type { DealState } from '../players/state.ts';
import { takeAction } from '../players/table.ts';
import { seatView } from '../players/view.ts';
import type { SeatView } from '../players/view.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** A game as actions, from the first thing that is known of it. */
export interface ActedGame {
  readonly begin: DealState;
  readonly actions: readonly Action[];
}

/** A decision as it was made. */
export interface MadeDecision {
  /** The place of the action among those of the game. */
  readonly index: number;
  readonly view: SeatView;
  readonly action: Action;
  /** The deal before it, all cards known. */
  readonly before: DealState;
}

/**
 * A seat’s decisions where there was a choice.
 *
 * @throws RangeError for an action that the rules refuse.
 */
export function decisionsOf({ actions, begin }: ActedGame, seat: Seat): readonly MadeDecision[] {
  const found: MadeDecision[] = [];
  let state = begin;
  for (const [index, action] of actions.entries()) {
    if (seatToAct(state) === seat) {
      const view = seatView(state, seat);
      const forced = view.asked?.what === 'card' && view.asked.legal.length < 2;
      if (!forced) found.push({ index, view, action, before: state });
    }
    state = takeAction(state, action);
  }
  return found;
}
