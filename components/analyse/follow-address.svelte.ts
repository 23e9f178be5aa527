import { untrack } from 'svelte';
import { missingIn } from '../../src/analyse/to-hand.ts';
import { ADDRESS_BAR, writeAddress } from './address-bar.ts';
import type { RoomAddress } from './address-bar.ts';
import type { Room } from './room.svelte.ts';

/**
 * Opens in the room what the address says, and keeps in the address what stands in the room, so that
 * a reload or a bookmark finds it again. To be called where effects may be made.
 */
export function followRoomAddress(room: Room, bar: RoomAddress = ADDRESS_BAR): void {
  $effect(() => {
    const read = (): void => {
      room.open(bar.location.hash);
      room.ready = true;
    };
    untrack(read);
    bar.events.addEventListener('hashchange', read);
    return () => {
      bar.events.removeEventListener('hashchange', read);
    };
  });

  $effect(() => {
    const { code, hand, list, problem, ready, setUp } = room;
    // An address that could not be read stays to be looked at and mended; that of a list stays.
    if (!ready || list !== null || problem !== '') return;
    const { hash } = bar.location;
    if (code === null) {
      // Cards are missing: the deal that lay here before would come back with a reload.
      if (hash.length > 1) writeAddress(bar, '');
      return;
    }
    const there = hash.startsWith(`#${code}`) && !hash.endsWith('/cards');
    // On the table the figure adds the place.
    if (there && hand !== null) return;
    const isSetUp = hand === null && missingIn(setUp).length === 0;
    writeAddress(bar, isSetUp ? `${code}/cards` : code);
  });
}
