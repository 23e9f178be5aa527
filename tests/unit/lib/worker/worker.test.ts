import { expect, test, vi } from 'vitest';
import { NoAnswer, makeClient } from '../../../../src/lib/worker/client.ts';
import type { Answerer } from '../../../../src/lib/worker/service.ts';
import { WORDS, connect } from './connect.ts';

class Refused extends Error {}

interface Sums {
  /** Adds, with a word of progress for each number. */
  add: { asks: { numbers: readonly number[] }; answer: number };
  /** Goes wrong, as the program does or as the question is. */
  fail: { asks: { refuse: boolean }; answer: never };
  /** Gives what cannot be sent. */
  unsendable: { asks: object; answer: unknown };
}

const sums: Answerer<Sums, { readonly added: number }> = {
  begin: function* (question) {
    if (question.name === 'unsendable') return () => 0;
    if (question.name === 'fail') {
      if (question.refuse) throw new Refused('Not such a question.');
      throw new TypeError('x is not a function');
    }
    let sum = 0;
    for (const [index, number] of question.numbers.entries()) {
      sum += number;
      yield { added: index + 1 };
    }
    return sum;
  },
  refusal: (error) => (error instanceof Refused ? 'no-such-question' : null),
};

test('questions are answered in the order they were asked, each with its progress', async () => {
  const { client, begun } = connect(sums);
  expect(begun).toEqual([]);
  const order: unknown[] = [];
  await Promise.all([
    client
      .ask({ name: 'add', numbers: [1, 2, 3] }, { onProgress: ({ added }) => order.push(added) })
      .then((sum) => order.push(`= ${sum}`)),
    client.ask({ name: 'add', numbers: [] }).then((sum) => order.push(`= ${sum}`)),
  ]);
  expect(order).toEqual([1, 2, 3, '= 6', '= 0']);
  expect(begun).toHaveLength(1);
});

test('a question that is withdrawn is refused at once, and its work is stopped', async () => {
  const { client, said } = connect(sums);
  const withdrawn = new AbortController();
  const asked = client.ask(
    { name: 'add', numbers: Array<number>(1000).fill(1) },
    {
      signal: withdrawn.signal,
      onProgress: ({ added }) => {
        if (added === 3) withdrawn.abort();
      },
    },
  );
  await expect(asked).rejects.toMatchObject({ reason: 'cancelled' });
  expect(await client.ask({ name: 'add', numbers: [2] })).toBe(2);
  expect(said.filter(({ id }) => id === 1).length).toBeLessThan(10);
});

test('a question withdrawn before it is asked does not even begin a worker', async () => {
  const { client, begun } = connect(sums);
  const asked = client.ask({ name: 'add', numbers: [] }, { signal: AbortSignal.abort() });
  await expect(asked).rejects.toMatchObject({ reason: 'cancelled' });
  expect(begun).toEqual([]);
});

test('a refusal comes with its word, a fault as what it is, and the worker goes on', async () => {
  const { client, begun } = connect(sums);
  const refused = client.ask({ name: 'fail', refuse: true });
  await expect(refused).rejects.toMatchObject({
    reason: 'refused',
    code: 'no-such-question',
    message: 'Not such a question.',
  });
  const failed = client.ask({ name: 'fail', refuse: false });
  await expect(failed).rejects.toMatchObject({
    reason: 'program-error',
    code: null,
    message: 'x is not a function',
  });
  await expect(client.ask({ name: 'unsendable' })).rejects.toThrow(NoAnswer);
  expect(await client.ask({ name: 'add', numbers: [1] })).toBe(1);
  expect(begun).toHaveLength(1);
});

test('a question that cannot be sent is a fault, and the next one is asked all the same', async () => {
  const { client } = connect(sums);
  const numbers = [() => 0] as unknown as number[];
  await expect(client.ask({ name: 'add', numbers })).rejects.toMatchObject({
    reason: 'program-error',
  });
  expect(await client.ask({ name: 'add', numbers: [1] })).toBe(1);
});

test('a worker that breaks off leaves no question open, and the next question begins another', async () => {
  const { client, begun } = connect(sums);
  const open = [[1], [2]].map((numbers) => client.ask({ name: 'add', numbers }));
  begun[0]?.onerror?.({} as ErrorEvent);
  for (const asked of open) {
    await expect(asked).rejects.toMatchObject({ reason: 'no-worker', message: WORDS.broken });
  }
  expect(begun[0]?.ended).toBe(true);
  expect(await client.ask({ name: 'add', numbers: [1, 2] })).toBe(3);
  expect(begun).toHaveLength(2);
  // A late word of the first does not end the second.
  begun[0]?.onerror?.({} as ErrorEvent);
  expect(begun[1]?.ended).toBe(false);
});

test('a worker that is ended leaves no question open either', async () => {
  const { client } = connect<Sums, unknown>(null);
  const open = client.ask({ name: 'add', numbers: [1] });
  client.end();
  await expect(open).rejects.toMatchObject({ reason: 'no-worker' });
});

test('where the browser forbids a worker, that is said', async () => {
  const begin = vi.fn(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  const client = makeClient<Sums>(begin, WORDS);
  for (let times = 1; times <= 2; times++) {
    await expect(client.ask({ name: 'add', numbers: [] })).rejects.toMatchObject({
      reason: 'no-worker',
      message: WORDS.forbidden,
    });
    expect(begin).toHaveBeenCalledTimes(times);
  }
});
