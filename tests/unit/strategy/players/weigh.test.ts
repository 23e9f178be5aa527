/** What actions come to as the cards lie: held against the same question asked of the solver card by card. */
import { expect, test } from 'vitest';
import { valueBefore, valuesOfCards } from '../../../../src/strategy/players/open-value.ts';
import { makePlayer } from '../../../../src/strategy/players/levels.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { weighBefore, weighCards, weighingOfCard } from '../../../../src/strategy/players/weigh.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();
const learner = makePlayer('learner', solver);

/** The states of a deal that learners play. */
function statesOf(seed: number): DealState[] {
  const states = [startDeal(dealAll(new Chance(seed)), LAWS.isko)];
  for (let state = states[0]!; seatToAct(state) !== null; states.push(state)) {
    const view = seatView(state, seatToAct(state)!);
    state = takeAction(state, finish(learner.decide(view, new Chance(seed))).action);
  }
  return states;
}

const played = [1, 2, 3, 5, 8].map(statesOf);

test('the value of a card for its side is that of the position after it', () => {
  let defended = 0;
  for (const states of played) {
    for (const state of states.filter(
      ({ play, stage }) => stage === 'play' && (play?.tricks.length ?? 0) > 2,
    )) {
      const { declarer, deal, layout } = state;
      const seat = seatToAct(state)!;
      if (state.contract!.trump === null) continue;
      for (const [card, value] of finish(valuesOfCards(solver, state))) {
        const after = takeAction(state, { do: 'card', card });
        const points = finish(makeSolver().points(openPosition(after.play!, layout ?? deal.skat)));
        expect(value.count).toBe(seat === declarer ? points : 120 - points);
        expect(value.wins).toBe(seat === declarer ? points > 60 : points <= 60);
        if (seat !== declarer) defended++;
      }
      break;
    }
  }
  expect(defended).toBeGreaterThan(0);
});

test('a pass is worth nothing, and a declared game what the solver makes of it, unless it is below the bid', () => {
  const state = played.flat().find(({ stage }) => stage === 'taken')!;
  const next = played.find((states) => states.includes(state))!;
  const after = next[next.indexOf(state) + 1]!;
  const seat = state.declarer!;
  const { contract, layout } = after;
  const action = { do: 'declare', contract: contract!, layout } as const;
  expect(finish(valueBefore(solver, state, seat, { do: 'pass' }))).toBeNull();
  const points = finish(makeSolver().points(openPosition(after.play!, layout!)));
  expect(finish(valueBefore(solver, state, seat, action))).toEqual({
    wins: points > 60,
    count: points,
  });
  const dear = { ...state, bid: 264 };
  expect(finish(valueBefore(solver, dear, seat, action))).toEqual({ wins: false, count: points });
});

test('a weighed card stands beside the best one, and where there is no choice nothing is weighed', () => {
  for (const states of played) {
    for (const state of states.filter(({ stage }) => stage === 'play').slice(0, 30)) {
      const { asked } = seatView(state, seatToAct(state)!);
      const legal = asked?.what === 'card' ? asked.legal : [];
      const cards = finish(weighCards(solver, state, new Chance(1), 2));
      expect(cards === null).toBe(legal.length < 2 || state.declarer === null);
      if (cards === null) continue;
      for (const card of legal) {
        const { best, own } = weighingOfCard(cards, card)!;
        expect(own!.count).toBeLessThanOrEqual(best!.count);
      }
      break;
    }
  }
});

test('a word of the bidding is weighed as the game that the skat would give', () => {
  const [state] = played[0]!;
  const weighing = finish(
    weighBefore(solver, state!, { do: 'bid', amount: 18 }, new Chance(1), {
      worlds: 2,
      onlyIfItCosts: false,
    }),
  );
  expect(weighing?.judgement.about).toBe('bid');
  expect(weighing?.own).not.toBeNull();
});
