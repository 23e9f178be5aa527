/**
 * The memory of what was missed: the question itself, and its kind. Each comes back after a while,
 * first soon, then later, until it would wait for months. It all follows from the results; nothing
 * else is kept, so that two tabs or two devices brought together agree by themselves.
 */
import type { Drill, QuestionBase } from '../drill.ts';
import type { Day } from '../days.ts';
import type { Missed } from './missed.ts';
import { readAskedText } from './read-asked.ts';
import { sayReason } from './memory-words.ts';
import type { Progress, Result } from '../progress.ts';
import { afterAnswer } from './schedule.ts';
import type { Memory } from './schedule.ts';
import type { Returning } from '../session.ts';
import { inTrueOrder } from './true-days.ts';

/** What would wait for longer than this many days is let go: after five right answers in a row. */
const LONGEST_WAIT = 60;
const DAY = 86_400_000;

type Entry = Missed & { readonly memory: Memory; readonly last: Day };

/** All that was missed and is not let go, what is due longest first. Whether the memory is on does not matter. */
export function allMissed(progress: Progress, today: Day): Missed[] {
  const { since } = progress.memory;
  // Misses forgotten at a time that has not come: the clock was wrong, and would have it forget all
  // that is missed until then.
  const forgotten = since < (today + 2) * DAY ? since : 0;
  const entries = new Map<string, Entry>();
  for (const result of inTrueOrder(progress.results, today)) {
    if (result.again || result.at <= forgotten) continue;
    const { drill, kind, question, right } = result;
    if (question !== undefined) take(entries, `${drill} ${question}`, result, question);
    // A question that one has seen before is no proof that its kind is known.
    if (!right || question === undefined) take(entries, `${drill}: ${kind}`, result, null);
  }
  return [...entries.values()].sort(
    (a, b) =>
      a.due - b.due ||
      b.missed - a.missed ||
      Number(a.question === null) - Number(b.question === null),
  );
}

function take(
  entries: Map<string, Entry>,
  key: string,
  { day, drill, kind, level, right }: Result,
  question: string | null,
): void {
  const before = entries.get(key);
  // Only what was right when it was due: ten right answers in a row are one. And ten wrong ones.
  if (right ? before === undefined || day < before.due : before?.missed === day) return;
  const elapsed = before === undefined ? 0 : Math.max(0, day - before.last);
  const memory = afterAnswer(before?.memory ?? null, elapsed, right);
  if (right && memory.days > LONGEST_WAIT) {
    entries.delete(key);
    return;
  }
  const due = day + memory.days;
  const missed = { drill, kind, question, level, missed: day, rights: 0 };
  const now = right && before !== undefined ? { ...before, rights: before.rights + 1 } : missed;
  entries.set(key, { ...now, due, memory, last: day });
}

/** What is due today, longest first; nothing where the reader has switched the memory off. */
export function dueToday(progress: Progress, today: Day): Missed[] {
  if (!progress.memory.on) return [];
  return allMissed(progress, today).filter(({ due }) => due <= today);
}

/** What comes back in a session of a drill today, with the reason for the reader. */
export function returningToday<Question extends QuestionBase, Answer>(
  progress: Progress,
  drill: Drill<Question, Answer>,
  today: Day,
): Returning[] {
  return dueToday(progress, today)
    .filter((each) => each.drill === drill.id && Object.hasOwn(drill.kinds, each.kind))
    .map((each) => returningAs(each, drill, today));
}

/** Something missed as it comes back; where the drill no longer makes the question, with another of its kind. */
export function returningAs<Question extends QuestionBase, Answer>(
  missed: Missed,
  drill: Drill<Question, Answer>,
  today: Day,
): Returning {
  const { kind, question } = missed;
  const origin = question === null ? undefined : readAskedText(drill, question);
  const reason = sayReason(missed, drill, today, origin !== undefined);
  return question === null ? { kind, reason } : { kind, reason, origin, question };
}
