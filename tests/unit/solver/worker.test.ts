import { expect, test, vi } from 'vitest';
import type { Card } from '../../../src/skat/cards.ts';
import { dealCards } from '../../../src/skat/deal.ts';
import { NoAnswer, makeClient } from '../../../src/solver/client.ts';
import type { Client, Port } from '../../../src/solver/client.ts';
import type { OpenPosition } from '../../../src/solver/position.ts';
import type { FromWorker } from '../../../src/solver/protocol.ts';
import { makeService } from '../../../src/solver/service.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { numbers } from './endings.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A client and a service that speak by messages, copied as a worker's are; and all that was said. */
function connect(): { client: Client; said: FromWorker[] } {
  const said: FromWorker[] = [];
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const port: Port = {
    onmessage: null,
    postMessage: (message) => {
      setImmediate(() => {
        take(structuredClone(message));
      });
    },
  };
  const take = makeService({
    pause,
    post: (message) => {
      said.push(structuredClone(message));
      port.onmessage?.({ data: structuredClone(message) } as MessageEvent<FromWorker>);
    },
  });
  return { client: makeClient(port), said };
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

test('it reports progress and stops when told, also before it has begun', async () => {
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
    reason: 'ramsch',
  });
  const twice = { ...position, hands: { V, M: V, H } };
  await expect(client.ask({ name: 'points', position: twice })).rejects.toThrow(NoAnswer);
  const aborted = client.ask({ name: 'points', position }, { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toMatchObject({ reason: 'cancelled' });
});

test('when the worker dies, every open question is refused with what there is to say', async () => {
  const { client } = connect();
  const open = [
    client.ask({ name: 'layoutPoints', exchange }),
    client.ask({ name: 'points', position }),
  ];
  const refused = Promise.all(
    open.map((question) => expect(question).rejects.toMatchObject({ reason: 'no-worker' })),
  );
  client.giveUp('no-worker', 'It could not be loaded.');
  await refused;
});
