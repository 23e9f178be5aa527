/** The tricks at which something is settled: a line of the count is passed, or a Nullo is lost. */
import { KINDS } from '../skat/contract.ts';
import { countsAt, countsPoints, sideOf } from './counts.ts';
import { lineOf } from './replay.ts';
import type { LineId, Replay, Stop } from './replay.ts';

export interface Milestone {
  /** The trick, 1 to 10; 0 when the skat alone is enough. */
  readonly trick: number;
  /** The name of the place at which the trick is complete. */
  readonly at: string;
  readonly side: 'declarer' | 'defenders';
  /** The number of points that was reached, or null when a trick decides. */
  readonly points: number | null;
  /** What it means, as a sentence. */
  readonly words: string;
}

/**
 * The lines of the count for a declarer (laid-away cards included) and for the defenders: out of
 * schneider, won, and the other side schneider (Foster, laws 38, 57; pages 42, 45, 91).
 */
const LINES = {
  declarer: [
    [31, 'The declarer is out of schneider.'],
    [61, 'The declarer has his 61.'],
    [91, 'The defenders are schneider.'],
  ],
  defenders: [
    [30, 'The defenders are out of schneider.'],
    [60, 'The defenders have 60: the declarer can no longer win.'],
    [90, 'The declarer is schneider.'],
  ],
} as const;

/** The milestones of a line from the first trick on; none in a Ramsch. */
export function milestones(replay: Replay, id: LineId): Milestone[] {
  const line = lineOf(replay, id);
  if (line.declarer === null) return [];
  const { aim } = KINDS[line.contract.kind];
  const tricks = line.path.filter(({ taken }) => taken !== null);
  const found: Milestone[] = [];
  if (aim === 'no-trick' || aim === 'every-trick') {
    const loser = aim === 'no-trick' ? 'declarer' : 'defenders';
    const lost = tricks.find(({ taken }) => taken && sideOf(line, taken.by) === loser);
    if (lost) {
      const words =
        aim === 'no-trick'
          ? 'The declarer has a trick: the game is lost.'
          : 'The defenders have a trick: the game is lost.';
      found.push({ trick: lost.trick, at: lost.name, side: loser, points: null, words });
    }
  }
  if (!countsPoints(line)) return found;
  const start = line.path.findLast(({ trick }) => trick === 0);
  for (const stop of [...(start ? [start] : []), ...tricks]) {
    found.push(...linesPassed(replay, id, stop, found));
  }
  return found;
}

function linesPassed(
  replay: Replay,
  id: LineId,
  stop: Stop,
  before: readonly Milestone[],
): Milestone[] {
  return countsAt(replay, stop, 'with-skat', id).flatMap(({ points, side }) => {
    if (side !== 'declarer' && side !== 'defenders') return [];
    return LINES[side]
      .filter(
        ([line]) =>
          points >= line && !before.some((other) => other.side === side && other.points === line),
      )
      .map(([line, words]) => ({ trick: stop.trick, at: stop.name, side, points: line, words }));
  });
}
