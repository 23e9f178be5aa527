/** The analysis room and its address, in step with what stands in it. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { followRoomAddress } from '../../../../components/analyse/follow-address.svelte.ts';
import { Room } from '../../../../components/analyse/room.svelte.ts';
import { makeDealCode, parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { withEffects } from '../../support/effects.svelte.ts';
import { CODE, FakeBar, OTHER, withRoom } from './at-the-room.svelte.ts';

describe('the address', () => {
  test('keeps no deal that was cleared or undone', async () => {
    await withRoom('', (room, bar) => {
      for (const takeBack of ['clear', 'undo'] as const) {
        room.dealAnew();
        flushSync();
        expect(bar.location.hash).toMatch(/^#2/);
        room[takeBack]();
        flushSync();
        expect(bar.location.hash).toBe('#');
      }
    });
  });

  test('opens a hand, a hand with its cards to be changed, and a deal', async () => {
    await withRoom(`#${CODE}/t3.2`, (room, bar) => {
      expect([room.hand?.id, room.ready]).toEqual([CODE, true]);
      bar.go(`#${OTHER}/cards`);
      expect([room.hand, room.before?.id]).toEqual([null, OTHER]);
      const { deal, laws } = room.before!;
      const code = makeDealCode({ deal, laws, title: 'Only a deal' });
      bar.go(`#${code}`);
      expect([room.hand, room.before, room.setUp.title]).toEqual([null, null, 'Only a deal']);
      expect(bar.location.hash).toBe(`#${code}`);
    });
  });

  test('of a hand on the table is left to the figure, which adds the place', async () => {
    await withRoom(`#${CODE}/t3.2`, (_, bar) => {
      expect(bar.written).toEqual([]);
    });
  });

  test('of the first version is written anew, and its place stays', async () => {
    const old = '1b7mt28qj0c47h0zxp3d5ctwpx8r7jb68vk1d1p6ax3md56j0yb240p6yv3facg64xbc8cc0';
    await withRoom(`#${old}/t3.2`, (room, bar) => {
      expect([room.hand?.id, bar.location.hash]).toEqual([CODE, `#${CODE}/t3.2`]);
    });
  });

  test('says what is being set up as soon as all cards are dealt, and follows each change', async () => {
    await withRoom('', (room, bar) => {
      expect(bar.written).toEqual([]);
      room.dealRest();
      flushSync();
      const first = bar.location.hash;
      const read = parseHandCode(first.slice(1));
      expect(read.ok && read.value.kind).toBe('deal');
      room.turn();
      flushSync();
      expect(bar.location.hash).not.toBe(first);
      room.undo();
      flushSync();
      expect(bar.location.hash).toBe(first);
    });
  });

  test('that holds no hand is reported, and stays to be mended', async () => {
    await withRoom('#1zzzzzzzz/t3', (room, bar) => {
      expect(room.problem).toMatch(/^This address holds no hand\. The address is damaged/);
      room.target = 'M';
      flushSync();
      expect(bar.written).toEqual([]);
      room.dealAnew();
      flushSync();
      expect(room.problem).toBe('');
      expect(bar.written).toHaveLength(1);
    });
  });

  test('that is bad is no longer reported once it is the one of the hand on the table', async () => {
    await withRoom(`#${CODE}`, (room, bar) => {
      bar.go('#1zzzzzzzz');
      expect(room.problem).not.toBe('');
      bar.go(`#${CODE}/t2`);
      expect([room.problem, room.hand?.id]).toEqual(['', CODE]);
      room.changeCards();
      flushSync();
      expect(bar.location.hash).toBe(`#${room.code}/cards`);
    });
  });

  test('that is bad is no longer reported once it is one of a deal, or none, and is written again', async () => {
    await withRoom('', (room, bar) => {
      room.dealRest();
      flushSync();
      const deal = bar.location.hash;
      for (const next of [deal, '']) {
        bar.go('#1zzzzzzzz');
        expect(room.problem).not.toBe('');
        bar.go(next);
        expect([room.problem, bar.location.hash]).toEqual(['', deal]);
      }
      room.turn();
      flushSync();
      expect(bar.location.hash).not.toBe(deal);
    });
  });

  test('is followed no longer when the page is left', async () => {
    const bar = new FakeBar();
    const room = new Room(bar);
    await withEffects(() => {
      followRoomAddress(room, bar);
      flushSync();
    });
    bar.go(`#${CODE}`);
    expect(room.hand).toBeNull();
  });
});
