/** Turns a place in a replay into the position from which play continues. */
import type { PlayedTrick, Position } from '../skat/play.ts';
import { readyToPlay } from './playable.ts';
import { lineOf } from './replay.ts';
import type { LineId } from './replay.ts';
import type { SkatReplay, SkatStop } from './skat-replay.ts';

/**
 * The position at a stop, with all cards played so far. At the deal it is the position after two
 * cards were put away.
 *
 * @param id the reader's line, if the stop lies before its fork.
 */
export function positionAt(replay: SkatReplay, at: SkatStop, id: LineId = at.line): Position {
  const line = lineOf(replay, id);
  const { contract, declarer, path } = line;
  const stop = readyToPlay(line, at);
  const tricks: PlayedTrick[] = [];
  for (const { leader, table, taken } of path.slice(0, path.indexOf(stop) + 1)) {
    const [first, second, third] = table.map(({ card }) => card);
    if (taken === null || first === undefined || second === undefined || third === undefined) {
      continue;
    }
    tricks.push({ leader, cards: [first, second, third], winner: taken.by, points: taken.points });
  }
  return {
    game: contract,
    declarer,
    hands: stop.hands,
    tricks,
    leader: stop.taken?.by ?? stop.leader,
    table: stop.taken === null ? stop.table.map(({ card }) => card) : [],
  };
}
