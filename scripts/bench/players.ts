/** How long a player takes for a decision, trick by trick. */
import { dealAll } from '../../src/strategy/simulations/deals.ts';
import { seatedAs } from '../../src/strategy/players/match/kinds.ts';
import { chanceAt } from '../../src/strategy/players/play-deal.ts';
import { seatToAct, startDeal } from '../../src/strategy/players/state.ts';
import { takeAction } from '../../src/strategy/players/table.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import { Chance } from '../../src/lib/random.ts';
import { LAWS } from '../../src/game/skat/laws.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { finish } from '../../src/game/solver/task.ts';

/** Milliseconds of the processor for the decisions of one sort. */
export interface DecisionTimes {
  readonly decision: string;
  readonly times: readonly number[];
}

/** Milliseconds of the processor that this process has used: other processes do not count. */
function processorTime(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1000;
}

/**
 * Has three players of a kind play deals, and times every decision between two or more cards. The
 * first deals are played twice, so that the compiler of the engine has seen the code.
 */
export function timePlayers(name: string, law: LawId, deals: number): DecisionTimes[] {
  const seated = seatedAs(name);
  const found = new Map<string, number[]>();
  const numbers = [0, 1, 2, ...Array.from({ length: deals }, (_, number) => number)];
  for (const [index, number] of numbers.entries()) {
    let state = startDeal(dealAll(new Chance(number)), LAWS[law]);
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      const player = seated(state);
      const before = processorTime();
      const { action } = finish(player.decide(view, chanceAt(number, seat, state)));
      const took = processorTime() - before;
      const cards = view.asked?.what === 'card' ? view.asked.legal.length : 0;
      const sort =
        action.do === 'card' ? `trick ${view.tricks.length + 1}` : (view.asked?.what ?? '');
      if (index > 2 && cards !== 1) found.set(sort, [...(found.get(sort) ?? []), took]);
      state = takeAction(state, action);
    }
  }
  return [...found]
    .map(([decision, times]) => ({ decision, times }))
    .sort((one, other) => one.decision.localeCompare(other.decision));
}
