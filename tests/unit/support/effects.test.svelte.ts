import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { withEffects } from './effects.svelte.ts';

test('an effect follows the state within the body, and no longer', async () => {
  let state = $state(1);
  const seen: number[] = [];
  await withEffects(() => {
    $effect(() => {
      seen.push(state);
    });
    flushSync();
    state = 2;
    flushSync();
  });
  state = 3;
  flushSync();
  expect(seen).toEqual([1, 2]);
});

test('what the body throws comes out, and its effects end', async () => {
  let state = $state(1);
  const seen: number[] = [];
  const thrown = withEffects(() => {
    $effect(() => {
      seen.push(state);
    });
    flushSync();
    throw new Error('as it should');
  });
  await expect(thrown).rejects.toThrow('as it should');
  state = 2;
  flushSync();
  expect(seen).toEqual([1]);
});
