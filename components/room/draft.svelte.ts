/**
 * Keeps what the reader leaves unfinished in the room, and brings it back: cards that are being set up,
 * and the text he has pasted. Loaded when the page is there.
 */
import { untrack } from 'svelte';
import { BROWSER } from '../../src/kept/browser.ts';
import type { Browser } from '../../src/kept/format.ts';
import { Kept } from '../../src/kept/kept.ts';
import { DRAFT_FORMAT } from '../../src/room/draft.ts';
import type { Room } from './room.svelte.ts';

/** Follows a room until the function given is called. */
export function keepDraft(room: Room, browser: Browser = BROWSER): () => void {
  // What another tab sets up is left to it; here it is only not written over where it can be helped.
  const kept = new Kept(DRAFT_FORMAT, browser, { holds: true, tell: () => undefined });
  const stop = kept.open();
  const { setUp, text } = kept.value;
  if (setUp.places.size > 0) room.restore(setUp);
  if (room.text === '') room.text = text;

  let stored = { setUp: kept.value.setUp, text };
  const end = $effect.root(() => {
    $effect(() => {
      // Only what the reader has done himself: a link that he looks at drives nothing out.
      const done = room.hand === null && room.list === null && room.past.length > 0;
      const { setUp: now, text: typed } = room;
      const next = { setUp: done ? now : stored.setUp, text: typed };
      if (next.setUp === stored.setUp && next.text === stored.text) return;
      stored = next;
      untrack(() => kept.change(() => next));
    });
  });
  return () => {
    end();
    stop();
  };
}
