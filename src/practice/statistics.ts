/** Statistics of the results: accuracy and speed over time, by kind and by level; totals. */
import type { Day } from '../lib/days.ts';
import type { DrillId } from './drill.ts';
import type { Progress, Result } from './progress.ts';
import { median } from './summary.ts';

/** The count of several answers. */
export interface AnswerTally {
  readonly total: number;
  readonly right: number;
  /** The median seconds of the right answers; null when none was right. */
  readonly seconds: number | null;
}

/** The count of one day's answers. */
export interface DayTally extends AnswerTally {
  readonly day: Day;
}

/** Which results to count; a missing field matches all. */
export interface Filter {
  readonly drill?: DrillId;
  readonly kind?: string;
  readonly level?: number;
}

export interface Totals {
  readonly total: number;
  readonly right: number;
  /** The time of all answers together, in seconds. */
  readonly seconds: number;
  /** On how many days. */
  readonly days: number;
}

/** The results that say something about the skill; a question asked again just after its answer does not. */
export function skillResults(progress: Progress, filter: Filter = {}): Result[] {
  return progress.results.filter(
    ({ again, drill, kind, level }) =>
      !again &&
      (filter.drill === undefined || drill === filter.drill) &&
      (filter.kind === undefined || kind === filter.kind) &&
      (filter.level === undefined || level === filter.level),
  );
}

/** Counts results together. */
export function tally(results: readonly Result[]): AnswerTally {
  const right = results.filter((result) => result.right);
  return {
    total: results.length,
    right: right.length,
    seconds: right.length === 0 ? null : median(right.map(({ seconds }) => seconds)),
  };
}

/** Tallies by day, the earliest first; days without practice are left out. */
export function byDay(results: readonly Result[]): DayTally[] {
  return groupBy(results, ({ day }) => day)
    .map(([day, members]) => ({ day, ...tally(members) }))
    .sort((a, b) => a.day - b.day);
}

/** Tallies by level, the lowest first. */
export function byLevel(results: readonly Result[]): (AnswerTally & { readonly level: number })[] {
  return groupBy(results, ({ level }) => level)
    .map(([level, members]) => ({ level, ...tally(members) }))
    .sort((a, b) => a.level - b.level);
}

/** Tallies by kind, the least often right first. */
export function byKind(results: readonly Result[]): (AnswerTally & { readonly kind: string })[] {
  return groupBy(results, ({ kind }) => kind)
    .map(([kind, members]) => ({ kind, ...tally(members) }))
    .sort((a, b) => a.right / a.total - b.right / b.total || b.total - a.total);
}

/** The tally of the last answers to a drill, by default 20. */
export function recentTally(progress: Progress, drill: DrillId, last = 20): AnswerTally {
  return tally(skillResults(progress, { drill }).slice(-last));
}

/** Totals over all results, including questions asked again, because they are practice too. */
export function totals({ results }: Progress): Totals {
  return {
    total: results.length,
    right: results.filter(({ right }) => right).length,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    days: new Set(results.map(({ day }) => day)).size,
  };
}

/** Groups results by a key, in the order of their first results. */
export function groupBy<Key>(
  results: readonly Result[],
  keyOf: (result: Result) => Key,
): [Key, Result[]][] {
  const groups = new Map<Key, Result[]>();
  for (const result of results) {
    const key = keyOf(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return [...groups];
}
