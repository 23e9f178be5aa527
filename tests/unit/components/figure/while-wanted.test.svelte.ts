/** Work that goes on only as long as somebody wants it. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { whileWanted } from '../../../../components/figure/while-wanted.svelte.ts';
import { withEffects } from '../../support/effects.svelte.ts';

/** Work that never ends by itself, and the signals it was begun with. */
function endless() {
  const begun: AbortSignal[] = [];
  const work = (signal: AbortSignal): Promise<void> => {
    begun.push(signal);
    return new Promise(() => undefined);
  };
  return { begun, work, aborted: () => begun.map((signal) => signal.aborted) };
}

test('begins when it is wanted, and is withdrawn when it no longer is', async () => {
  const { aborted, work } = endless();
  let wanted = $state(false);
  await withEffects(() => {
    whileWanted(() => wanted, work);
    flushSync();
    expect(aborted()).toEqual([]);
    wanted = true;
    flushSync();
    expect(aborted()).toEqual([false]);
    wanted = false;
    flushSync();
    expect(aborted()).toEqual([true]);
  });
});

test('begins anew, the old work withdrawn, when anything has changed that was read', async () => {
  const { aborted, work } = endless();
  let tries = $state(0);
  await withEffects(() => {
    whileWanted(() => tries >= 0, work);
    flushSync();
    tries++;
    flushSync();
    expect(aborted()).toEqual([true, false]);
  });
});

test('what the work itself reads and writes does not begin it anew', async () => {
  const { aborted, work } = endless();
  let done = $state(0);
  await withEffects(() => {
    whileWanted(
      () => true,
      (signal) => {
        done++;
        return work(signal);
      },
    );
    flushSync();
    done++;
    flushSync();
    expect([done, aborted()]).toEqual([2, [false]]);
  });
});

test('is withdrawn with the component that wanted it', async () => {
  const { aborted, work } = endless();
  await withEffects(() => {
    whileWanted(() => true, work);
    flushSync();
    expect(aborted()).toEqual([false]);
  });
  expect(aborted()).toEqual([true]);
});
