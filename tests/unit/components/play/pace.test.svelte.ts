/** How fast a table goes, as the reader has set it, with a clock that the test moves. */
import { expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import { paceOf } from '../../../../src/play/pace.ts';
import type { Pace } from '../../../../src/play/pace.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, sat, settle, worldOf } from './table-support.ts';

/** A table with a complete trick on it, and the times for which it has asked to wait. */
async function withTrick(pace: Pace) {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  let isHeld = false;
  const table = new TablePlay({
    ...worldOf(new FakeBrowser(), 5),
    pace: () => pace,
    wait: (milliseconds) =>
      isHeld || milliseconds === pace.trick
        ? new Promise((end) => waits.push({ milliseconds, end }))
        : Promise.resolve(),
  });
  table.open();
  table.sitDown({ laws: 'isko', strength: 'club' }, null, null);
  for (let step = 0; step < 400 && !table.lies; step++) {
    if (table.over) table.nextDeal();
    await playFor(table, 1);
    await settle();
  }
  expect(table.lies).toBe(true);
  expect(table.stop.table).toHaveLength(3);
  isHeld = true;
  return { table, waits };
}

test('a complete trick clears by itself after the time of the pace, and not before', async () => {
  const pace = paceOf({ pace: 'slow' });
  const { table, waits } = await withTrick(pace);
  expect(table.trickWaits).toBe(false);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([pace.trick]);
  await settle();
  expect(table.lies).toBe(true);
  waits[0]!.end();
  await settle();
  expect(table.lies).toBe(false);
  expect(table.stop.table).toEqual([]);
});

test('for a reader who wants it so, a trick lies until they go on', async () => {
  const { table, waits } = await withTrick(paceOf({ tricks: 'press' }));
  expect(table.trickWaits).toBe(true);
  expect(waits).toEqual([]);
  table.letGo();
  expect(table.lies).toBe(false);
});

test('a reader who leads next need not wait: their card clears the trick', async () => {
  const table = await sat(new FakeBrowser(), 'isko', 5);
  for (let step = 0; step < 600 && !(table.lies && table.turn === table.seat); step++) {
    if (table.over) table.nextDeal();
    await playFor(table, 1);
    await settle();
  }
  const tricks = table.state!.play!.tricks.length;
  const [card] = table.playable;
  expect(tricks).toBeGreaterThan(0);
  table.play(card!);
  expect(table.state!.play!.table).toEqual([card]);
  expect(table.state!.play!.tricks).toHaveLength(tricks);
});

test('the pace is normal, and tricks clear by themselves, unless the reader has set it otherwise', () => {
  expect(paceOf({})).toEqual(paceOf({ pace: 'normal', tricks: 'clear' }));
  const [slow, normal, fast] = ['slow', 'normal', 'fast'].map((pace) => paceOf({ pace }));
  expect(slow!.action).toBeGreaterThan(normal!.action);
  expect(normal!.action).toBeGreaterThan(fast!.action);
  expect(paceOf({ pace: 'fast', tricks: 'press' })).toEqual({ ...fast, trick: null });
});
