/** Whole hints in German, of deals as they are played: no sentence in them is left in English. */
import { expect, test } from 'vitest';
import { sayAdvised } from '#edition/strategy/advice/action-words.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { makeHint } from '../../../../src/strategy/advice/hint.ts';
import { makePlayer } from '../../../../src/strategy/players/levels.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

/** Every sentence of the hints at every decision, all three seats played by the strong player with few worlds. */
function sentences(law: LawId, deals: number): string[] {
  const player = makePlayer('strong', makeSolver(), 4);
  const found = new Set<string>();
  for (let number = 0; number < deals; number++) {
    let state = startDeal(dealAll(new Chance(400 + number)), LAWS[law]);
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      const decision = finish(player.decide(view, chanceAt(number, seat, state)));
      const { look, rule, why } = makeHint(view, decision);
      for (const one of [look, rule?.says ?? '', ...why, sayAdvised(decision.action, law)]) {
        found.add(one);
      }
      state = takeAction(state, decision.action);
    }
  }
  return [...found];
}

test.each<LawId>(['american-1922', 'isko'])('hints under %s are German', (law) => {
  const all = sentences(law, 3);
  expect(all.length).toBeGreaterThan(100);
  expectGoodGerman(all);
});
