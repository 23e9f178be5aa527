/** What may be played at a place of a replay. */
import type { Table } from '../cards/table.ts';
import { lineOf } from './replay.ts';
import type { LineId, Replay, Stop } from './replay.ts';

/**
 * The place at which the first lead would be made: after laying out, where cards change hands.
 * Any place later than that is itself.
 *
 * @param id the line one is in, where the stop lies before its fork.
 */
export function readyToPlay<T extends Table>(
  replay: Replay<T>,
  stop: Stop<T>,
  id: LineId = stop.line,
): Stop<T> {
  if (stop.trick > 0) return stop;
  return lineOf(replay, id).path.findLast(({ trick }) => trick === 0) ?? stop;
}

/** The cards that may be played at a stop; none when its line has come to the end of play. */
export function playableAt<T extends Table>(replay: Replay<T>, at: Stop<T>): readonly T['card'][] {
  const { hands, table, taken, toPlay } = readyToPlay(replay, at);
  if (toPlay === null) return [];
  const led = taken === null ? (table[0]?.card ?? null) : null;
  return replay.game.legalCards(hands[toPlay], led, lineOf(replay, at.line).contract);
}
