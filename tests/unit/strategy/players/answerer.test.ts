import { expect, it } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { makePlayerAnswerer } from '../../../../src/strategy/players/answerer.ts';
import type { Decision } from '../../../../src/strategy/players/action.ts';
import { PLAYER_NAMES, makePlayer } from '../../../../src/strategy/players/levels.ts';
import type { PlayerQuestions } from '../../../../src/strategy/players/protocol.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { FromWorker } from '../../../../src/lib/worker/protocol.ts';
import { makeService } from '../../../../src/lib/worker/service.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import type { TaskProgress } from '../../../../src/game/solver/task.ts';

type Said = FromWorker<PlayerQuestions, TaskProgress>;

/** A service as a page meets it: what goes in is copied, and so is what comes out. */
function service() {
  const said: Said[] = [];
  const waiting: ((message: Said) => void)[] = [];
  const take = makeService<PlayerQuestions, TaskProgress>(makePlayerAnswerer(), {
    post: (message) => {
      const copy = structuredClone(message);
      said.push(copy);
      if (copy.type !== 'progress') waiting.shift()?.(copy);
    },
    pause: () => Promise.resolve(),
  });
  const next = () => new Promise<Said>((resolve) => waiting.push(resolve));
  return { next, said, take };
}

it('players answer in a worker as they do beside it, deal for deal, at every strength', async () => {
  const { next, take } = service();
  for (const player of PLAYER_NAMES) {
    const beside = makePlayer(player, makeSolver(), 3);
    let state = startDeal(dealAll(new Chance(11)), LAWS['american-1922']);
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = structuredClone(seatView(state, seat));
      const answer = next();
      take({ type: 'ask', id: 1, question: { name: 'decide', view, player, seed: 4, worlds: 3 } });
      const message = await answer;
      expect(message.type).toBe('answer');
      const decision = (message as { readonly answer: Decision }).answer;
      expect(decision).toEqual(finish(beside.decide(seatView(state, seat), new Chance(4))));
      state = takeAction(state, decision.action);
    }
    expect(state.stage).toBe('over');
  }
});

it('a decision that is thought over can be withdrawn between two slices', async () => {
  const { next, said, take } = service();
  let state = startDeal(dealAll(new Chance(11)), LAWS.isko);
  const service2 = service();
  for (
    let seat = seatToAct(state);
    state.stage !== 'play' && seat !== null;
    seat = seatToAct(state)
  ) {
    const answer = service2.next();
    const view = seatView(state, seat);
    const question = { name: 'decide', view, player: 'strong', seed: 4, worlds: 3 } as const;
    service2.take({ type: 'ask', id: 1, question });
    const message = await answer;
    state = takeAction(state, (message as { readonly answer: Decision }).answer.action);
  }
  const view = seatView(state, seatToAct(state)!);
  const answer = next();
  const question = { name: 'decide', view, player: 'strong', seed: 4, worlds: 400 } as const;
  take({ type: 'ask', id: 7, question });
  take({ type: 'cancel', id: 7 });
  expect((await answer).type).toBe('cancelled');
  expect(said.filter(({ type }) => type === 'answer')).toEqual([]);
});
