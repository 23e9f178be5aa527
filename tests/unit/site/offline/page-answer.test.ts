import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshOrKept } from '../../../../src/site/offline/page-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = new Response('kept');
const PATIENCE = 3000;

test.each([200, 304, 404, 410])('what a host in order answers is shown: %i', async (status) => {
  const fresh = new Response(null, { status });
  expect(await freshOrKept(Promise.resolve(fresh), kept, PATIENCE)).toBe(fresh);
});

test.each([500, 502, 503, 504])(
  'a host in trouble (%i) leaves the reader the kept page',
  async (status) => {
    const fresh = new Response('Down for maintenance', { status });
    expect(await freshOrKept(Promise.resolve(fresh), kept, PATIENCE)).toBe(kept);
  },
);

test('so does a host that cannot be reached', async () => {
  expect(await freshOrKept(Promise.reject(new TypeError('offline')), kept, PATIENCE)).toBe(kept);
});

test('a host that takes its time is waited for, but not longer than the reader would', async () => {
  const fresh = new Response('fresh');
  const after = (ms: number): Promise<Response> =>
    new Promise((resolve) => {
      setTimeout(resolve, ms, fresh);
    });
  const [inTime, late] = [after(PATIENCE - 1), after(PATIENCE + 1)].map((answer) =>
    freshOrKept(answer, kept, PATIENCE),
  );
  await vi.advanceTimersByTimeAsync(PATIENCE + 1);
  expect(await inTime).toBe(fresh);
  expect(await late).toBe(kept);
});
