/**
 * Stores what the reader leaves in the analysis room, and restores it: cards that are being set up,
 * the pasted text, and what the text of the hand on the table says beyond its address. Loaded once
 * the page is hydrated.
 */
import { untrack } from 'svelte';
import { READER } from '#edition/analyse/text-words.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import type { Browser } from '../../src/lib/storage/format.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { DRAFT_FORMAT, withHandText } from '../../src/analyse/draft.ts';
import type { RoomDraft } from '../../src/analyse/draft.ts';
import { LastUsed } from './last-used.ts';
import { readOneGame } from './reader.ts';
import type { Room } from './room.svelte.ts';

/** Follows a room until the returned function is called. */
export function keepDraft(
  room: Room,
  browser: Browser = BROWSER,
  read: typeof readOneGame = readOneGame,
): () => void {
  // A draft set up in another tab belongs to that tab; this one only avoids overwriting it where it
  // can.
  const store = new Kept(DRAFT_FORMAT, browser, { holds: true, tell: () => undefined });
  const stop = store.open();
  const { setUp, text } = store.value;
  if (setUp.places.size > 0) room.restore(setUp);
  if (room.text === '') room.text = text;

  const end = $effect.root(() => {
    keepUnfinished(room, store);
    keepHandText(room, store, read);
  });
  return () => {
    end();
    stop();
  };
}

function keepUnfinished(room: Room, store: Kept<RoomDraft>): void {
  let { setUp, text } = store.value;
  $effect(() => {
    // Store only what the reader has done: a link that they look at must not replace their draft.
    const isOwnWork = room.hand === null && room.list === null && room.past.length > 0;
    const next = { setUp: isOwnWork ? room.setUp : setUp, text: room.text };
    if (next.setUp === setUp && next.text === text) return;
    ({ setUp, text } = next);
    untrack(() => store.change(({ hands }) => ({ ...next, hands })));
  });
}

/**
 * After a reload the address knows only the cards and the play, but the text of the hand says more.
 */
function keepHandText(room: Room, store: Kept<RoomDraft>, read: typeof readOneGame): void {
  /** The hands that have been read from their texts during this visit. */
  const completeHands = new LastUsed<true>();
  $effect(() => {
    const { handText } = room;
    if (handText === null) return;
    completeHands.set(handText.code, true);
    untrack(() =>
      store.change((draft) => ({ ...draft, hands: withHandText(draft.hands, handText) })),
    );
  });
  $effect(() => {
    const { hand } = room;
    if (hand === null || room.game !== null || completeHands.get(hand.id)) return;
    const text = store.value.hands.find(({ code }) => code === hand.id)?.text;
    if (text === undefined) return;
    completeHands.set(hand.id, true);
    void read(text).then((game) => {
      if (room.hand !== hand) {
        completeHands.delete(hand.id);
        return;
      }
      if (game?.hand?.id === hand.id) room.show(game.hand, game.remarks, game.players);
      else room.show(hand, [READER.laidBare]);
    });
  });
}
