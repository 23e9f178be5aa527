/** Lays out a hand under its own rule book. */
import type { Hand } from '../notation/hand.ts';
import { LAWS } from '../skat/laws.ts';
import { layOutSkat } from './skat-replay.ts';
import type { SkatReplay } from './skat-replay.ts';

/**
 * Lays out a hand with the counts that matter under its laws. A page is given these counts and calls
 * {@link layOutSkat}, so that it need not load the rule books.
 *
 * @throws RangeError for a hand whose play is not legal; one from `parseHand` is.
 */
export function buildReplay(hand: Hand): SkatReplay {
  return layOutSkat(hand, LAWS[hand.laws].targets);
}
