/** Keeps in a file how much of a match is done, so that a match that was broken off can go on. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { MatchJob } from '../../src/strategy/players/match/job.ts';
import type { MatchTally } from '../../src/strategy/players/match/tally.ts';
import { UsageError } from '../command-line.mjs';

/** So many deals are a stretch; the last of a match may be shorter. */
const STRETCH = 10;

/**
 * The part of a match that is done: its sums, and the first deal of every stretch that is in them.
 */
export interface MatchDone {
  readonly tally: MatchTally;
  readonly stretches: readonly number[];
}

export const NOTHING_DONE: MatchDone = { tally: { samples: {}, counts: {} }, stretches: [] };

/** The stretches of a match that are not done yet, as matches of their own. */
export function stretchesLeft(job: MatchJob, { stretches }: MatchDone): readonly MatchJob[] {
  const count = Math.ceil((job.end - job.first) / STRETCH);
  return Array.from({ length: count }, (_, at) => job.first + at * STRETCH)
    .filter((first) => !stretches.includes(first))
    .map((first) => ({ ...job, first, end: endOf(first, job) }));
}

/** The deal after the last of a stretch. */
function endOf(first: number, job: MatchJob): number {
  return Math.min(job.end, first + STRETCH);
}

/**
 * What a file has of a match; nothing where there is no file yet.
 *
 * @throws UsageError when the file is not of this kind, or belongs to another match.
 */
export function readDone(file: string, job: MatchJob): MatchDone {
  if (!existsSync(file)) return NOTHING_DONE;
  const storedMatch = parse(file);
  const same = (['law', 'mode', 'seed', 'first'] as const).every(
    (name) => storedMatch[name] === job[name],
  );
  if (!same || storedMatch.kinds.join() !== job.kinds.join()) {
    throw new UsageError(`${file} is of another match: name another file with --out.`);
  }
  // The sums are of whole stretches, of which none can be taken out or lengthened.
  if (
    storedMatch.stretches.some(
      (first) => first >= job.end || endOf(first, storedMatch) !== endOf(first, job),
    )
  ) {
    throw new UsageError(
      `${file} has other deals than the first ${job.end}: go on with --deals ${storedMatch.end}, or name another file with --out.`,
    );
  }
  return { tally: storedMatch.tally, stretches: storedMatch.stretches };
}

function parse(file: string): MatchJob & MatchDone {
  try {
    const storedMatch = JSON.parse(readFileSync(file, 'utf8')) as Partial<
      MatchJob & MatchDone
    > | null;
    if (
      storedMatch?.kinds !== undefined &&
      storedMatch.stretches !== undefined &&
      storedMatch.tally !== undefined
    ) {
      return storedMatch as MatchJob & MatchDone;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(
    `${file} is no match that was broken off: name another file with --out, or take it away.`,
  );
}

/** Writes what is done beside the file, then puts it in its place, so that no file is half written. */
export function writeDone(file: string, job: MatchJob, done: MatchDone): void {
  const beside = `${file}.new`;
  writeFileSync(beside, `${JSON.stringify({ ...job, ...done })}\n`);
  renameSync(beside, file);
}
