import { gameById } from '../games/games.ts';
import type { GameHand, Hand } from '../notation/hand.ts';
import { buildReplay } from '../replay/build.ts';
import type { Replay } from '../replay/replay.ts';
import type { Table } from '../tricks/table.ts';

/** A hand laid out for reading, whatever is played. */
export function replayOf(hand: Hand | GameHand): Replay<Table> {
  return 'game' in hand ? gameById(hand.game).replay(hand) : buildReplay(hand);
}
