/** The same seat played by the strong player, for a comparison with what the reader made of it. */
import type { Action } from '../../strategy/players/action.ts';
import { seatToAct } from '../../strategy/players/state.ts';
import { takeAction } from '../../strategy/players/table.ts';
import { seatView } from '../../strategy/players/view.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { seedOfDeal } from '../../game/codes/numbered-deals.ts';
import { doneDeal } from '../on-sheet.ts';
import { beginningOf, dealAtTable } from '../sitting.ts';
import type { DoneDeal, PlayRules } from '../sitting.ts';
import type { Strength } from '../strength.ts';

/** Asks what a player of a strength does, as the table asks it. */
export type AskAction = (view: SeatView, strength: Strength, seed: number) => Promise<Action>;

/**
 * Plays a deal with the strong player in the reader’s seat. The chance in each decision follows from the deal,
 * the seat and what was played, as at the table: where the strong player does what the reader did, the
 * opponents do again what they did.
 */
export async function playStrong(
  number: bigint,
  seat: Seat,
  { laws, strength }: PlayRules,
  ask: AskAction,
): Promise<DoneDeal> {
  const seed = seedOfDeal(number);
  const actions: Action[] = [];
  let state = beginningOf(dealAtTable(number, seat), laws);
  for (let turn = seatToAct(state); turn !== null; turn = seatToAct(state)) {
    const action = await ask(seatView(state, turn), turn === seat ? 'strong' : strength, seed);
    actions.push(action);
    state = takeAction(state, action);
  }
  return doneDeal({ ...dealAtTable(number, seat), actions }, state);
}
