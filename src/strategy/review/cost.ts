/** What a decision cost in points of the sheet, so that decisions of all kinds can be compared. */
import { stakeOf } from '../players/bid/stake.ts';
import type { Judgement } from '../players/judgement.ts';
import type { DealState } from '../players/state.ts';
import { setOf } from '../players/worth/sets.ts';
import { isRamsch } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import { shareLost } from '../players/mistake.ts';

/** What winning the game rather than losing it is worth on the sheet. */
function swingOf({ deal, declarer, law }: DealState, contract: Contract): number {
  if (declarer === null || isRamsch(contract.kind)) return 0;
  const twelve = setOf([...deal[declarer], ...deal.skat]);
  const { lost, value } = stakeOf(law, contract.kind, contract.trump, twelve, 1);
  return value * (1 + lost);
}

/**
 * What it cost in points of the sheet, on the average of what could have been: the measure by which
 * decisions of all kinds are compared.
 *
 * @param state the deal with the game that was played.
 */
export function costOnSheet(judgement: Judgement, state: DealState): number {
  const { action } = judgement.own;
  if (judgement.own.share === null) {
    return Math.max(0, (judgement.better.brings ?? 0) - (judgement.own.brings ?? 0));
  }
  const contract = action.do === 'declare' ? action.contract : state.contract;
  return contract === null ? 0 : shareLost(judgement) * swingOf(state, contract);
}
