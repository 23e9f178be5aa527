import { expect, test, vi } from 'vitest';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { dealCards } from '../../../../src/game/skat/deal.ts';
import { makeSolverAnswerer } from '../../../../src/game/solver/answerer.ts';
import type { Client } from '../../../../src/game/solver/client.ts';
import type { OpenPosition } from '../../../../src/game/solver/position.ts';
import type { Questions } from '../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import type { TaskProgress } from '../../../../src/game/solver/task.ts';
import { NoAnswer } from '../../../../src/lib/worker/client.ts';
import { connect as connectTo } from '../../lib/worker/connect.ts';
import type { Said } from '../../lib/worker/connect.ts';
import { numbers } from './endings.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A client of the solver, and all that its worker says. */
function connect(): { client: Client; said: Said<Questions, TaskProgress>[] } {
  return connectTo(makeSolverAnswerer());
}

const { V, M, H } = dealCards(numbers(4));
const position: OpenPosition = {
  game: { kind: 'solo', trump: 'S' },
  declarer: 'H',
  hands: { V, M, H },
  leader: 'V',
  table: [],
  pointsSoFar: 0,
};
const exchange = {
  game: position.game,
  declarer: 'V' as const,
  hands: { V: [...V, ...dealCards(numbers(4)).skat] as Card[], M, H },
};

test('the worker answers what the solver answers', async () => {
  const { client } = connect();
  const solver = makeSolver();
  const points = await client.ask({ name: 'points', position });
  expect(points).toBe(finish(solver.points(position)));
  expect(await client.ask({ name: 'reaches', position, target: points })).toBe(true);
  const cards = await client.ask({ name: 'cardPoints', position });
  expect(cards).toEqual(finish(solver.cardPoints(position)));
  expect(await client.ask({ name: 'tricks', position, aim: 'all' })).toBe(false);
});

test('it reports progress and stops on request, also before it has begun', async () => {
  const { client, said } = connect();
  const first = new AbortController();
  const second = new AbortController();
  const progress: number[] = [];
  const running = client.ask(
    { name: 'layoutPoints', exchange },
    {
      signal: first.signal,
      onProgress: ({ done, total }) => {
        progress.push(done / total);
        if (done >= 5) first.abort();
      },
    },
  );
  const queued = client.ask({ name: 'layoutPoints', exchange }, { signal: second.signal });
  second.abort();
  await Promise.all(
    [running, queued].map((question) =>
      expect(question).rejects.toMatchObject({ reason: 'cancelled' }),
    ),
  );
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(Math.max(...progress)).toBeLessThan(0.9);
  expect(said.filter(({ type }) => type === 'answer')).toEqual([]);
  // And it is ready for the next question.
  expect(await client.ask({ name: 'reaches', position, target: 0 })).toBe(true);
});

test('a question without an answer is refused with its reason', async () => {
  const { client } = connect();
  const ramsch = { ...position, game: { kind: 'ramsch' as const, trump: null } };
  await expect(client.ask({ name: 'points', position: ramsch })).rejects.toMatchObject({
    reason: 'refused',
    code: 'ramsch',
  });
  const twice = { ...position, hands: { V, M: V, H } };
  await expect(client.ask({ name: 'points', position: twice })).rejects.toThrow(NoAnswer);
  const aborted = client.ask({ name: 'points', position }, { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toMatchObject({ reason: 'cancelled' });
});
