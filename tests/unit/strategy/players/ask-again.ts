import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import type { Player } from '../../../../src/strategy/players/player.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { reshuffled } from './hidden.ts';

const differs = (one: DealState, other: DealState): boolean =>
  JSON.stringify(one.deal) !== JSON.stringify(other.deal);

/**
 * Plays deals, and at about one decision in `every` asks the player again with all unseen cards dealt anew.
 * Counts how often that was possible, and names each place where the decision or its reasons changed.
 */
export function askAgain(player: Player, law: LawId, deals: number, every: number) {
  let asked = 0;
  const changes: string[] = [];
  for (let number = 0; number < deals; number++) {
    const chance = new Chance(number * 7 + 1);
    let state = startDeal(dealAll(new Chance(number)), LAWS[law]);
    const actions: Action[] = [];
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      const decide = (seen: typeof view) =>
        finish(player.decide(seen, chanceAt(number, seen.seat, state)));
      const decision = decide(view);
      if (chance.below(every) === 0) {
        const other = reshuffled({ state, actions }, seat, chance);
        if (other !== null && differs(other.state, state)) {
          asked++;
          const again = decide(seatView(other.state, seat));
          if (JSON.stringify(again) !== JSON.stringify(decision)) {
            changes.push(`deal ${number}, ${seat}: ${JSON.stringify([decision, again])}`);
          }
        }
      }
      actions.push(decision.action);
      state = takeAction(state, decision.action);
    }
  }
  return { asked, changes };
}
