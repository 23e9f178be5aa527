/** The cards that may be played at a place in a replay. */
import type { PackCard } from '../cards/cards.ts';
import { lineOf } from './replay.ts';
import type { Replay, Stop } from './replay.ts';

/**
 * The place where play can go on from a stop: before play it is the first lead, after two cards were
 * put away; any later stop is returned as it is.
 *
 * @param line the line of the stop.
 */
export function readyToPlay<At extends Stop>(
  { path }: { readonly path: readonly At[] },
  stop: At,
): At {
  if (stop.trick > 0) return stop;
  return path.findLast(({ trick }) => trick === 0) ?? stop;
}

/** The cards that may be played at a stop; none at the end of play. */
export function playableAt(replay: Replay, at: Stop): readonly PackCard[] {
  const line = lineOf(replay, at.line);
  const { hands, table, taken, toPlay } = readyToPlay(line, at);
  if (toPlay === null) return [];
  const led = taken === null ? (table[0]?.card ?? null) : null;
  return replay.game.legalCards(hands[toPlay] ?? [], led, line.contract);
}
