/** Shares the deals of a match out among processors. */
import type { MatchJob } from '../../src/strategy/players/match/job.ts';
import { joinMatches } from '../../src/strategy/players/match/tally.ts';
import type { MatchTally } from '../../src/strategy/players/match/tally.ts';
import { inLanes } from '../lanes.ts';
import { stretchesLeft } from './done.ts';
import type { MatchDone } from './done.ts';

/**
 * Plays a match in stretches on several processors. The sums are of whole numbers, so that they do not
 * depend on the order in which stretches come in.
 *
 * @param before what was done when the match was broken off.
 * @param tell is called after each stretch with what is done so far, and the number of deals in it.
 */
export async function shareMatch(
  job: MatchJob,
  processors: number,
  before: MatchDone,
  tell: (done: MatchDone, deals: number) => void,
): Promise<MatchTally> {
  let { stretches, tally } = before;
  const script = new URL('worker.ts', import.meta.url);
  await inLanes(script, stretchesLeft(job, before), processors, ({ end, first }, answer) => {
    tally = joinMatches(tally, answer as MatchTally);
    stretches = [...stretches, first];
    tell({ tally, stretches }, end - first);
  });
  return tally;
}
