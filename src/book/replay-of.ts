import { gameById } from '../game/others/games.ts';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { buildReplay } from '../game/replay/build.ts';
import type { Replay } from '../game/replay/replay.ts';

/** A hand laid out for reading, whatever is played. */
export function replayOf(hand: Hand | GameHand): Replay {
  return 'game' in hand ? gameById(hand.game).replay(hand) : buildReplay(hand);
}
