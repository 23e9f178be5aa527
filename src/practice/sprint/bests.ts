/** The results of sprints, and the reader's bests, with speed and errors apart. */
import type { Day } from '../../lib/days.ts';
import { SPRINT_KINDS } from './sprint.ts';
import type { Sprint, SprintKind } from './sprint.ts';

/** The result of a finished sprint. */
export interface SprintResult {
  readonly kind: SprintKind;
  /** When it ended, in milliseconds since the beginning of 1970; distinguishes the results. */
  readonly at: number;
  readonly day: Day;
  readonly right: number;
  readonly wrong: number;
  /** How long it took, in seconds. */
  readonly seconds: number;
}

/** How many recent results are stored, beside every best. */
const MOST_KEPT = 200;

/** The result of a sprint that is over. */
export function sprintResult(sprint: Sprint, at: number, day: Day): SprintResult {
  const { kind, mistakes, right } = sprint;
  return { kind, at, day, right, wrong: mistakes.length, seconds: sprintSeconds(sprint) };
}

/** The duration of a finished sprint in seconds, to a tenth. */
export function sprintSeconds({
  endTime,
  startTime,
}: Pick<Sprint, 'endTime' | 'startTime'>): number {
  return Math.round(((endTime ?? startTime) - startTime) / 100) / 10;
}

/** The bests in one kind of sprint, each with the sprint that set it; null before the first. */
export interface SprintBests {
  /** Most sums right. */
  readonly most: SprintResult | null;
  /** Most sums right in a storm without a mistake. A survival run always ends with one. */
  readonly clean: SprintResult | null;
  /** Least time per right sum, among sprints with ten or more. */
  readonly quickest: SprintResult | null;
}

/** Fewer right sums than this say little about speed. */
const ENOUGH_FOR_SPEED = 10;

/** Seconds per right sum. */
export function pace({ right, seconds }: Pick<SprintResult, 'right' | 'seconds'>): number {
  return seconds / Math.max(1, right);
}

/** The bests in one kind of sprint. Of two equal results the earlier one counts. */
export function sprintBests(results: readonly SprintResult[], kind: SprintKind): SprintBests {
  const own = results.filter((one) => one.kind === kind).sort((a, b) => a.at - b.at);
  const best = (
    among: readonly SprintResult[],
    worth: (one: SprintResult) => number,
  ): SprintResult | null =>
    among.reduce<SprintResult | null>(
      (found, one) => (found === null || worth(one) > worth(found) ? one : found),
      null,
    );
  return {
    most: best(own, ({ right }) => right),
    clean: best(
      own.filter(({ kind: of, wrong }) => of === 'storm' && wrong === 0),
      ({ right }) => right,
    ),
    quickest: best(
      own.filter(({ right }) => right >= ENOUGH_FOR_SPEED),
      (one) => -pace(one),
    ),
  };
}

/**
 * Merges two lists of results in order of time, each result once; of many, only the last ones and
 * every best.
 */
export function mergeSprints(
  ours: readonly SprintResult[],
  theirs: readonly SprintResult[],
): readonly SprintResult[] {
  const known = new Map([...theirs, ...ours].map((one) => [`${one.kind} ${one.at}`, one]));
  const all = [...known.values()].sort((a, b) => a.at - b.at);
  if (all.length <= MOST_KEPT) return all;
  const bests = SPRINT_KINDS.flatMap((kind) => {
    const { clean, most, quickest } = sprintBests(all, kind);
    return [clean, most, quickest];
  });
  return all.filter((one, index) => index >= all.length - MOST_KEPT || bests.includes(one));
}
