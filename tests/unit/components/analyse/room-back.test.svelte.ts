/** The ways back in the analysis room: whatever lay there is there again. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { followRoomAddress } from '../../../../components/analyse/follow-address.svelte.ts';
import { Room } from '../../../../components/analyse/room.svelte.ts';
import { parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { withEffects } from '../../support/effects.svelte.ts';
import { CODE, FakeBar, OTHER, withRoom } from './at-the-room.svelte.ts';

describe('the way back', () => {
  test('leads from the table to the cards and the game as they were set up', async () => {
    await withRoom('', (room, bar) => {
      room.dealRest();
      room.change({ ...room.setUp, kind: 'grand-solo', declarer: 'M', title: 'Mine' }, '');
      flushSync();
      const { setUp } = room;
      room.play();
      flushSync();
      expect(room.hand?.title).toBe('Mine');
      bar.back();
      expect([room.hand, room.before, room.setUp]).toEqual([null, null, setUp]);
    });
  });

  test('leads from a hand that was read to the cards that lay here, some or all', async () => {
    const read = parseHandCode(CODE);
    if (!read.ok || read.value.kind === 'deal') throw new Error('no hand');
    const { hand } = read.value;
    for (const deal of [false, true]) {
      await withRoom('', (room, bar) => {
        room.put('CJ', 'V');
        if (deal) room.dealRest();
        flushSync();
        const { setUp } = room;
        room.lay({ hand, remarks: ['A remark.'], players: null, text: null }, 't3.1');
        flushSync();
        expect([room.hand, bar.location.hash]).toEqual([hand, `#${CODE}/t3.1`]);
        bar.back();
        expect([room.hand, room.setUp]).toEqual([null, setUp]);
      });
    }
  });

  test('leads from changed cards to the hand, with its play and its remarks', async () => {
    await withRoom(`#${CODE}`, (room, bar) => {
      const { hand } = room;
      room.show(hand!, ['A remark.']);
      room.changeCards();
      room.turn();
      flushSync();
      bar.back();
      expect([room.hand, room.remarks, room.before]).toEqual([hand, ['A remark.'], null]);
    });
  });

  test('and the button that leads back to the hand as it was keep its remarks and its players', async () => {
    const players = { V: 'Ann', M: 'Ben', H: 'Cem' };
    await withRoom(`#${CODE}`, (room) => {
      room.show(room.hand!, ['A remark.'], players);
      room.changeCards();
      room.turn();
      room.goBack();
      expect([room.players, room.remarks]).toEqual([players, ['A remark.']]);
    });
  });

  test('leads from a game to the list of its evening, and from there to the cards', async () => {
    const read = parseHandCode(OTHER);
    if (!read.ok || read.value.kind === 'deal') throw new Error('no hand');
    const laid = { hand: read.value.hand, remarks: [], players: null, text: null };
    await withRoom('', (room, bar) => {
      room.put('CJ', 'V');
      flushSync();
      const { setUp } = room;
      room.goToList('e1');
      flushSync();
      expect([room.list, bar.location.hash]).toEqual(['e1', '#evening/e1']);
      room.lay(laid, null, { key: 'e1', index: 3 });
      flushSync();
      expect([room.list, room.game]).toEqual([null, { key: 'e1', index: 3 }]);
      // The next game takes the place of this one: Back leads to the list from any.
      room.lay({ ...laid, hand: { ...laid.hand, id: CODE } }, null, { key: 'e1', index: 4 });
      flushSync();
      bar.back();
      expect([room.hand, room.list, room.game]).toEqual([null, 'e1', null]);
      bar.back();
      expect([room.list, room.setUp]).toEqual([null, setUp]);
    });
  });

  test('is known after a reload too: the game of an evening by the state of the history', async () => {
    await withEffects(() => {
      const bar = new FakeBar();
      bar.history.replaceState({ game: { key: 'e1', index: 2 } }, '', `#${CODE}/t2`);
      const room = new Room(bar);
      followRoomAddress(room, bar);
      flushSync();
      expect([room.hand?.id, room.game]).toEqual([CODE, { key: 'e1', index: 2 }]);
    });
  });
});
