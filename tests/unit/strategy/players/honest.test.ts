import { describe, expect, it } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { seatedAs } from '../../../../src/strategy/players/match/kinds.ts';
import type { Player } from '../../../../src/strategy/players/player.ts';
import { LEARNER_PLAYER } from '../../../../src/strategy/players/rules/learner.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
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

/** Plays deals and asks again at every decision that comes up with all unseen cards dealt anew. */
function askAgain(player: Player, law: LawId, deals: number, every: number) {
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

describe('a player decides the same, with the same reasons, whatever the cards he has not seen', () => {
  it.each<[string, Player, LawId]>([
    ['who learns', LEARNER_PLAYER, 'isko'],
    ['of the drills, 1922', DRILL_PLAYER, 'american-1922'],
    ['of the drills, today', DRILL_PLAYER, 'isko'],
    ['of the book, 1922', BOOK_PLAYER, 'american-1922'],
  ])('the player %s', (_, player, law) => {
    const { asked, changes } = askAgain(player, law, 120, 4);
    expect(asked).toBeGreaterThan(700);
    expect(changes).toEqual([]);
  });

  it.each<[string, string, LawId, number]>([
    ['of the club', 'club:3', 'isko', 8],
    ['who is strong, today', 'strong:4', 'isko', 8],
    ['who is strong, 1922', 'strong:4', 'american-1922', 8],
  ])('the player %s', (_, name, law, deals) => {
    const begin = startDeal(dealAll(new Chance(0)), LAWS[law]);
    const { asked, changes } = askAgain(seatedAs(name)(begin), law, deals, 2);
    expect(asked).toBeGreaterThan(deals * 8);
    expect(changes).toEqual([]);
  });
});
