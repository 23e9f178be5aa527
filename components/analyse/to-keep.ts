/** A hand as it is saved: with a key, a name and the time. */
import { SAVED_HANDS } from '#edition/analyse/room-words.ts';
import { cleanName } from '../../src/game/codes/saved-hands.ts';
import type { SavedHand } from '../../src/game/codes/saved-hands.ts';
import type { Hand } from '../../src/game/notation/hand.ts';

/**
 * The hand to save.
 *
 * @param text the hand in our notation, if its id, the word of its address, holds less.
 * @param old the same hand saved before, whose key and name stay.
 */
export function toKeep(hand: Hand, text: string | null, old: SavedHand | undefined): SavedHand {
  const at = new Date().toISOString();
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return {
    key: old?.key ?? `${at}-${number}`,
    name: old?.name ?? (cleanName(hand.title) || SAVED_HANDS.unnamed),
    code: hand.id,
    text,
    at,
  };
}
