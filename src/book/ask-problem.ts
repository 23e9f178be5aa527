/** What is wrong with a question that a chapter puts to the reader at a place of a hand. */
import type { Hand } from '../game/notation/hand.ts';
import { buildReplay } from '../game/replay/build.ts';
import { playableAt } from '../game/replay/playable.ts';
import { findPlace } from '../game/replay/step.ts';

/**
 * Why nothing can be asked at a place, in a sentence for the author, or null: a card must have
 * been played there, and there must have been another to choose.
 *
 * @param hand the hand, which has the place.
 */
export function askProblem(hand: Hand, place: string): string | null {
  const replay = buildReplay(hand);
  const found = findPlace(replay, place);
  if (!found.ok) return found.why;
  const { stop } = found;
  const next = stop.next === null ? undefined : replay.stops.get(stop.next);
  if (next === undefined || stop.toPlay === null) {
    return `No card follows ${place}: there is nothing that the reader could play.`;
  }
  if (next.trick === 0) {
    return `After ${place} cards are laid away. Ask at “layout”, from where the first card is led.`;
  }
  const [only, ...more] = playableAt(replay, stop);
  return more.length > 0 ? null : `At ${place} only ${only ?? 'no card'} may be played.`;
}
