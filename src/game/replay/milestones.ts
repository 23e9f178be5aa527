/** The tricks at which something is decided: a count is reached, or a Nullo is lost. */
import { countsAt } from './counts.ts';
import { lineOf } from './replay.ts';
import type { LineId, Replay } from './replay.ts';
import type { Milestone } from './table-game.ts';

/** The milestones of a line in order; none in a Ramsch. */
export function milestones(replay: Replay, id: LineId): readonly Milestone[] {
  const line = lineOf(replay, id);
  const start = line.path.findLast(({ trick }) => trick === 0);
  const tricks = line.path.filter(({ taken }) => taken !== null);
  const places = [...(start ? [start] : []), ...tricks].map((stop) => ({
    trick: stop.trick,
    name: stop.name,
    by: stop.taken?.by ?? null,
    counts: countsAt(replay, stop, 'with-skat', id),
  }));
  return line.game.milestones(line, replay.targets, places);
}
