/** The bar a hand is gone through with: the same length for every line, whatever the line tells. */
import { lineOf } from './replay.ts';
import type { LineId, Replay } from './replay.ts';

/** Positions on the bar, counted from the deal, which is 0. */
export interface Scale {
  /** The last card of the last trick, whether or not any line comes to it. */
  readonly last: number;
  /** Where the line ends; less than `last` when it breaks off or was given up. */
  readonly end: number;
  /** The place at which the line leaves the record; null on the record. */
  readonly leaves: number | null;
}

/**
 * The bar for a line: every card of the play has one place on it, so that a trick stands where it
 * stood when the reader goes into a variation or plays on.
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
    leaves: off === -1 ? null : Math.max(0, off - 1),
  };
}
