/** The scale of the bar that moves through a hand, which has the same length for every line. */
import { lineOf } from './replay.ts';
import type { LineId, Replay } from './replay.ts';

/** Positions on the bar, counted from the deal, which is 0. */
export interface Scale {
  /** The last card of the last trick, even if no line reaches it. */
  readonly last: number;
  /** Where the line ends: before `last` when it breaks off or was given up. */
  readonly end: number;
  /** Where the line leaves the record; null on the record. */
  readonly fork: number | null;
}

/**
 * The scale for a line. Every card of the play has a fixed position, so a trick does not move when
 * the reader enters a variation or plays on.
 */
export function scaleOf(replay: Replay, id: LineId): Scale {
  const { game } = replay;
  const { path } = lineOf(replay, id);
  const beforePlay = [...replay.lines.values()].map(
    (line) => line.path.filter(({ trick }) => trick === 0).length,
  );
  const off = path.findIndex(({ line }) => line !== null);
  return {
    last: Math.max(...beforePlay) - 1 + game.tricks * game.seats.length,
    end: path.length - 1,
    fork: off === -1 ? null : Math.max(0, off - 1),
  };
}
