/**
 * The memory of weak kinds: what was missed comes back after a while, first soon, then later, until
 * it was right on three days. It all follows from the results; nothing else is kept.
 */
import type { DrillId } from './drill.ts';
import { sayDay } from './days.ts';
import type { Day } from './days.ts';
import type { DrillFacts } from './origin.ts';
import type { Progress } from './progress.ts';
import type { Returning } from './session.ts';

/** A kind that was missed and has not been mastered since. */
export interface WeakKind {
  readonly drill: DrillId;
  readonly kind: string;
  /** The day it was last missed. */
  readonly missed: Day;
  /** On how many later days it was right, from 0 to 2. */
  readonly rights: number;
  /** The day from which it comes back. */
  readonly due: Day;
}

/** Days until a kind comes back, by how often it has been right since it was missed. */
const WAITS = [1, 3, 7] as const;

/** The weak kinds, those due longest first. Whether the memory is on does not matter here. */
export function weakKinds(progress: Progress): WeakKind[] {
  const weak = new Map<string, WeakKind>();
  for (const result of progress.results) {
    const { again, at, day, drill, kind, right } = result;
    if (again || at <= progress.memory.since) continue;
    const key = `${drill} ${kind}`;
    const before = weak.get(key);
    if (!right) {
      weak.set(key, { drill, kind, missed: day, rights: 0, due: day + WAITS[0] });
    } else if (before !== undefined && day >= before.due) {
      // Only what was right when it was due: ten right answers in a row are one.
      const rights = before.rights + 1;
      const wait = WAITS[rights];
      if (wait === undefined) weak.delete(key);
      else weak.set(key, { ...before, rights, due: day + wait });
    }
  }
  return [...weak.values()].sort((a, b) => a.due - b.due || b.missed - a.missed);
}

/** The kinds of a drill that come back today, with the reason for the reader. */
export function returningToday(progress: Progress, facts: DrillFacts, today: Day): Returning[] {
  if (!progress.memory.on) return [];
  return weakKinds(progress)
    .filter(({ drill, due, kind }) => {
      return drill === facts.id && due <= today && Object.hasOwn(facts.kinds, kind);
    })
    .map((weak) => ({ kind: weak.kind, reason: sayReason(weak, facts, today) }));
}

/** Why a question is here: `You missed “without” in Grand on Tuesday.` */
export function sayReason(weak: WeakKind, facts: DrillFacts, today: Day): string {
  const name = facts.kinds[weak.kind] ?? weak.kind;
  const right = ['', ', and had it right once since', ', and had it right twice since'];
  return `You missed ${name} ${sayDay(weak.missed, today)}${right[weak.rights] ?? ''}.`;
}

/** When a weak kind comes back: `today`, `tomorrow`, `in 5 days`. */
export function sayDue(weak: WeakKind, today: Day): string {
  const wait = weak.due - today;
  if (wait <= 0) return 'today';
  return wait === 1 ? 'tomorrow' : `in ${wait} days`;
}
