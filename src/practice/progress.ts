/**
 * A reader's progress as one value: every answer, the choices for each drill, and what the memory
 * of weak kinds may use. Everything else (levels of skill, streaks, what comes back) is computed
 * from it. `parse-progress.ts` reads and writes it as text.
 */
import type { DrillId, Level } from './drill.ts';
import type { Day } from '../lib/days.ts';

/** The longest question that is stored with an answer, in letters. */
export const LONGEST_QUESTION = 240;

/** One answer. */
export interface Result {
  /** The session's name and the place in it. Two results with the same id are the same answer. */
  readonly id: string;
  /** When, in milliseconds since the beginning of 1970. */
  readonly at: number;
  /** The day in the reader's calendar. */
  readonly day: Day;
  readonly drill: DrillId;
  readonly kind: string;
  readonly level: Level;
  readonly right: boolean;
  /** How long it took, to a tenth of a second. */
  readonly seconds: number;
  /**
   * Whether the answer says nothing about the skill: the question had just been answered, or was
   * one of a placement, which also asks what is too hard.
   */
  readonly again: boolean;
  /**
   * The question itself, as question-text.ts writes it: only where it was missed, or came back
   * because it had been missed.
   */
  readonly question?: string | undefined;
}

/** What the reader last chose for a drill. */
export interface Choices {
  /** When it was chosen, like a result's `at`: the later choice counts. */
  readonly at: number;
  readonly level: Level;
  readonly follows: boolean;
  readonly length: number;
  readonly clock: boolean;
  readonly options: Readonly<Record<string, string>>;
}

/** What the memory of weak kinds may use. */
export interface MemoryRule {
  /** When this was last changed, like a result's `at`. */
  readonly at: number;
  readonly on: boolean;
  /** Misses up to this time are forgotten, like a result's `at`; 0 for none. */
  readonly since: number;
}

export interface Progress {
  /** By time, then by id; at most {@link MOST_RESULTS}. */
  readonly results: readonly Result[];
  /** By drill, also of one that this version does not have. */
  readonly choices: Readonly<Record<DrillId, Choices>>;
  readonly memory: MemoryRule;
  /** When the reader last cleared everything, like a result's `at`; 0 for never. */
  readonly cleared: number;
}

/** Three years of ten answers a day, about 700 kB as text; the oldest are dropped first. */
export const MOST_RESULTS = 12_000;

export const NO_PROGRESS: Progress = {
  results: [],
  choices: {},
  memory: { at: 0, on: true, since: 0 },
  cleared: 0,
};

/** Adds results; those with a known id are left out. */
export function withResults(progress: Progress, added: readonly Result[]): Progress {
  const known = new Set(progress.results.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length === 0) return progress;
  const results = [...progress.results, ...fresh].sort(byTime).slice(-MOST_RESULTS);
  return { ...progress, results };
}

/** Stores the reader's choices for a drill. */
export function withChoices(progress: Progress, drill: DrillId, choices: Choices): Progress {
  return { ...progress, choices: { ...progress.choices, [drill]: choices } };
}

/** Switches the memory of weak kinds on or off. */
export function withMemory(progress: Progress, on: boolean, now: number): Progress {
  return { ...progress, memory: { ...progress.memory, at: now, on } };
}

/** Forgets all misses until now; the results stay. */
export function withMemoryCleared(progress: Progress, now: number): Progress {
  return { ...progress, memory: { ...progress.memory, at: now, since: now } };
}

/** Empty progress that records when it was cleared. */
export function clearedProgress(now: number): Progress {
  return { ...NO_PROGRESS, cleared: now };
}

/**
 * Merges what another tab has written, or a file: each result once, and the later choices and
 * memory rule. The order and the number of merges do not matter.
 */
export function mergeProgress(ours: Progress, theirs: Progress): Progress {
  const all = [...Object.entries(ours.choices), ...Object.entries(theirs.choices)];
  const choices = new Map<DrillId, Choices>();
  // Sort by id, so that the text does not depend on which of the two is ours.
  for (const [id, chosen] of all.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    choices.set(id, laterOf(choices.get(id) ?? chosen, chosen));
  }
  return {
    results: withResults(ours, theirs.results).results,
    choices: Object.fromEntries(choices),
    memory: laterOf(ours.memory, theirs.memory),
    cleared: Math.max(ours.cleared, theirs.cleared),
  };
}

/** How many of these results are not there yet. */
export function countNew(progress: Progress, results: readonly Result[]): number {
  const known = new Set(progress.results.map(({ id }) => id));
  return results.filter(({ id }) => !known.has(id)).length;
}

/** By time; at the same time by id, so that the order is the same everywhere. */
export function byTime(a: Result, b: Result): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

function laterOf<T extends { readonly at: number }>(a: T, b: T): T {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}
