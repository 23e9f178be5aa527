/** The tricks at which something is settled: a line of the count is passed, or a Nullo is lost. */
import { KINDS } from '../skat/contract.ts';
import type { Targets } from '../skat/laws/law.ts';
import type { Side } from '../skat/result.ts';
import { neededBy } from '../skat/targets.ts';
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

/** The lines of the count for a side (laid-away cards included), and what it means to reach them. */
function linesFor(
  side: Side,
  targets: Targets,
): readonly (readonly [points: number, words: string])[] {
  const { game, outOfSchneider, schneider } = neededBy(side, targets);
  return side === 'declarer'
    ? [
        [outOfSchneider, 'The declarer is out of schneider.'],
        [game, `The declarer has ${game}.`],
        [schneider, 'The defenders are schneider.'],
      ]
    : [
        [outOfSchneider, 'The defenders are out of schneider.'],
        [game, `The defenders have ${game}: the declarer can no longer win.`],
        [schneider, 'The declarer is schneider.'],
      ];
}

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
    return linesFor(side, replay.targets)
      .filter(
        ([line]) =>
          points >= line && !before.some((other) => other.side === side && other.points === line),
      )
      .map(([line, words]) => ({ trick: stop.trick, at: stop.name, side, points: line, words }));
  });
}
