import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWhole } from '../../../../src/site/offline/keep-whole.ts';
import type { FarSoFar, WholeShelf } from '../../../../src/site/offline/keep-whole.ts';
import type { FileOfBook } from '../../../../src/site/offline/whole-book.ts';

const LIST = 'offline/files.json';
const FILES: readonly FileOfBook[] = [
  ['_astro/a.js', null],
  ['_astro/b.js', null],
  ['manual/one/', '1'],
  ['manual/two/', '2'],
  ['manual/three/', '3'],
  ['manual/four/', '4'],
];

/** A host that answers on command, by address. */
let answers: Map<string, (response: Response) => void>;
let asked: string[];
/** What was given up on its way. */
let givenUp: string[];
/** What is kept, by address, with its mark. */
let kept: Map<string, string | null>;

const shelf: WholeShelf = {
  addresses: () => Promise.resolve([...kept.keys()]),
  drop: (address) => Promise.resolve(void kept.delete(address)),
  keep(address, response) {
    if (!response.ok) return Promise.resolve(false);
    kept.set(address, FILES.find(([name]) => name === address)?.[1] ?? null);
    return Promise.resolve(true);
  },
  revisionOf: (address) => Promise.resolve(kept.get(address) ?? null),
  urlOf: (address) => address,
};

const send = (address: string, status = 200): void => {
  answers.get(address)?.(new Response(address, { status }));
};
const sent = async (...addresses: string[]): Promise<void> => {
  for (const address of addresses) {
    await vi.waitUntil(() => asked.includes(address));
    send(address);
  }
};

beforeEach(() => {
  answers = new Map();
  asked = [];
  givenUp = [];
  kept = new Map();
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    asked.push(address);
    if (address === LIST) return Promise.resolve(Response.json(FILES));
    return new Promise<Response>((resolve, reject) => {
      answers.set(address, resolve);
      signal?.addEventListener('abort', () => {
        givenUp.push(address);
        reject(new Error('given up on the way'));
      });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('all that is missing is fetched, and what is not in the book any longer goes', async () => {
  kept.set('manual/one/', '1').set('manual/two/', 'older').set('manual/gone/', '9');
  const told: FarSoFar[] = [];
  const whole = keepWhole(shelf, new AbortController().signal, (far) => told.push(far));
  const missing = FILES.map(([address]) => address).filter((address) => address !== 'manual/one/');
  await sent(...missing);
  await whole;
  expect([...kept.keys()].sort()).toEqual([...FILES.map(([address]) => address), LIST].sort());
  expect(told.map((far) => far.kept)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked).not.toContain('manual/one/');
});

test('it stops at once, gives up no file that is on its way, and keeps none that comes later', async () => {
  const stop = new AbortController();
  const told: FarSoFar[] = [];
  const whole = keepWhole(shelf, stop.signal, (far) => told.push(far));
  await sent('_astro/a.js');
  await vi.waitUntil(() => kept.has('_astro/a.js') && asked.length === 6);
  stop.abort(new Error('enough'));
  await expect(whole).rejects.toThrow('enough');
  const sofar = told.length;
  for (const address of answers.keys()) send(address);
  await new Promise((later) => setTimeout(later, 20));
  expect([...kept.keys()]).toEqual(['_astro/a.js']);
  expect(givenUp).toEqual([]);
  expect(asked).toHaveLength(6);
  expect(told).toHaveLength(sofar);
});

test('where a file cannot be had the others are not fetched any further, and it is not whole', async () => {
  const whole = keepWhole(shelf, new AbortController().signal);
  await vi.waitUntil(() => answers.size === 4);
  send('_astro/b.js', 500);
  await expect(whole).rejects.toThrow('_astro/b.js: 500');
  for (const address of answers.keys()) send(address);
  await new Promise((later) => setTimeout(later, 20));
  expect(asked).toHaveLength(5);
  expect(kept.has(LIST)).toBe(false);
});
