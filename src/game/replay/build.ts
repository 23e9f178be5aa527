/** A hand laid out under its own rule book. */
import type { Hand } from '../notation/hand.ts';
import { LAWS } from '../skat/laws.ts';
import { layOutSkat } from './skat-replay.ts';
import type { SkatReplay } from './skat-replay.ts';

/**
 * Lays out a hand for reading, with the counts that matter under its laws. A page that shows a
 * figure is handed them and calls {@link layOutSkat}: it need not load the rule books.
 *
 * @throws RangeError for a hand whose play is not legal; one from `parseHand` is.
 */
export function buildReplay(hand: Hand): SkatReplay {
  return layOutSkat(hand, LAWS[hand.laws].targets);
}
