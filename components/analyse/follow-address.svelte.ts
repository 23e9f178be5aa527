import { untrack } from 'svelte';
import { missingIn } from '../../src/analyse/to-hand.ts';
import { ADDRESS_BAR, writeAddress } from './address-bar.ts';
import type { RoomAddress } from './address-bar.ts';
import type { Room } from './room.svelte.ts';

/**
 * Opens in the room what the address says, and writes to the address what stands in the room, so
 * that a reload or a bookmark finds it again. Call it where effects may be created.
 */
export function followRoomAddress(room: Room, bar: RoomAddress = ADDRESS_BAR): void {
  $effect(() => {
    const openAddress = (): void => {
      room.open(bar.location.hash);
      room.ready = true;
    };
    untrack(openAddress);
    bar.events.addEventListener('hashchange', openAddress);
    return () => {
      bar.events.removeEventListener('hashchange', openAddress);
    };
  });

  $effect(() => {
    const { code, hand, list, problem, ready, setUp } = room;
    // An address that could not be read stays, so that the reader can mend it. So does that of a
    // list.
    if (!ready || list !== null || problem !== '') return;
    const { hash } = bar.location;
    if (code === null) {
      // While cards are missing, a reload would bring back the deal that lay here before.
      if (hash.length > 1) writeAddress(bar, '');
      return;
    }
    const there = hash.startsWith(`#${code}`) && !hash.endsWith('/cards');
    // On the table the figure adds the place to the address.
    if (there && hand !== null) return;
    const isSetUp = hand === null && missingIn(setUp).length === 0;
    writeAddress(bar, isSetUp ? `${code}/cards` : code);
  });
}
