/** A hand laid out under its own rule book. */
import type { Hand } from '../notation/hand.ts';
import { LAWS } from '../skat/laws.ts';
import { layOut } from './lay-out.ts';
import type { Replay } from './replay.ts';
import { SKAT } from './skat.ts';

/**
 * Lays out a hand for reading, with the counts that matter under its laws. A page that shows a
 * figure is handed them and calls {@link layOut} with `SKAT`: it need not load the rule books.
 *
 * @throws RangeError for a hand whose play is not legal; one from `parseHand` is.
 */
export function buildReplay(hand: Hand): Replay {
  return layOut(SKAT, hand, LAWS[hand.laws].targets);
}
