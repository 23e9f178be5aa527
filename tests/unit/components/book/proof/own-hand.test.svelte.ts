/** The reader’s own hand put to the proof: the count, the share, and a run that is broken off. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../../../../components/figure/engine.ts';
import { OWN_DEALS, OwnHand } from '../../../../../components/book/proof/own-hand.svelte.ts';
import { SIX_SOLOS } from '../../../../../src/strategy/simulations/given-hands.ts';
import { isCard } from '../../../../../src/game/skat/cards.ts';
import { makeSolver } from '../../../../../src/game/solver/solver.ts';
import { finish } from '../../../../../src/game/solver/task.ts';
import { taskFor } from '../../../../../src/game/solver/answerer.ts';
import { NoAnswer } from '../../../../../src/lib/worker/client.ts';

let asked = 0;
let before: (() => void) | null = null;

/** The solver itself in the engine’s place. */
vi.mock('../../../../../components/figure/engine.ts', () => ({
  openEngine: (): Engine => {
    const solver = makeSolver();
    return {
      ask: async (question, options) => {
        before?.();
        await Promise.resolve();
        if (options?.signal?.aborted === true) throw new NoAnswer('cancelled', 'Stopped.');
        asked++;
        return finish(taskFor(solver, question));
      },
      close: () => undefined,
    };
  },
}));

beforeEach(() => {
  asked = 0;
  before = null;
});

const cardsOf = (name: string) =>
  (SIX_SOLOS.find((hand) => hand.name === name)?.cards ?? '').split(' ').filter(isCard);

function holding(name: string): OwnHand {
  const own = new OwnHand();
  own.take(cardsOf(name));
  return own;
}

test('ten cards are counted in the suit in which they count most', () => {
  const own = holding('No. 10');
  expect([own.whole, own.game]).toEqual([true, 'H']);
});

test('an eleventh card is refused, and one that is given back makes room', () => {
  const own = holding('No. 10');
  own.press('CA');
  expect([own.cards.includes('CA'), own.refused]).toEqual([false, true]);
  own.press('D7');
  expect(own.refused).toBe(false);
  own.press('CA');
  expect(own.cards).toContain('CA');
  expect(own.cards).toHaveLength(10);
});

test('a hand that cannot lose wins every deal', async () => {
  const own = holding('No. 7');
  await own.run(1);
  expect([own.share?.won, own.share?.cases, own.running]).toEqual([OWN_DEALS, OWN_DEALS, false]);
});

describe('a run', () => {
  test('is stopped, and what has come out stays', async () => {
    const own = holding('No. 7');
    before = () => {
      if (asked === 20) own.stop();
    };
    await own.run(1);
    expect([own.share?.cases, own.running]).toEqual([20, false]);
  });

  test('is dropped when the hand changes: its share was of other cards', async () => {
    const own = holding('No. 7');
    before = () => {
      if (asked === 20) own.press('DA');
    };
    await own.run(1);
    expect([own.share, own.running, own.whole]).toEqual([null, false, false]);
  });

  test('says what is wrong when there is no engine', async () => {
    const own = holding('No. 7');
    before = () => {
      throw new NoAnswer('no-worker', 'This browser has no engine.');
    };
    await own.run(1);
    expect([own.trouble, own.running]).toEqual(['This browser has no engine.', false]);
  });
});
