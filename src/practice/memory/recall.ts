/**
 * The memory of what a reader missed: the question itself, and its kind. Each comes back, first
 * soon, then later, until it would wait for months. It is computed from the results alone, so two
 * tabs or devices whose results are merged agree by themselves.
 */
import type { Drill, QuestionBase } from '../drill.ts';
import type { Day } from '../../lib/days.ts';
import type { MissedItem } from './missed-item.ts';
import { readQuestionText } from './read-question-text.ts';
import { sayReason } from '#edition/practice/memory/memory-words.ts';
import type { Progress, Result } from '../progress.ts';
import { PROBLEM_DRILL } from '../permalink.ts';
import { afterAnswer } from './schedule.ts';
import type { Memory } from './schedule.ts';
import type { ReviewItem } from '../session.ts';
import { redateFutureResults } from './future-results.ts';

/** An item that would wait longer than this many days is dropped: after five right answers in a row. */
const LONGEST_WAIT = 60;
const DAY = 86_400_000;

type Entry = MissedItem & { readonly memory: Memory; readonly last: Day };

/** Everything missed and not yet dropped, the longest due first, whether the memory is on or off. */
export function missedItems(progress: Progress, today: Day): MissedItem[] {
  const { since } = progress.memory;
  // Ignore a time in the future: the clock was wrong, and everything missed until then would be
  // forgotten.
  const forgotten = since < (today + 2) * DAY ? since : 0;
  const entries = new Map<string, Entry>();
  for (const result of redateFutureResults(progress.results, today)) {
    if (result.again || result.at <= forgotten) continue;
    const { drill, kind, question, right } = result;
    if (question !== undefined) take(entries, `${drill} ${question}`, result, question);
    // A question seen before does not prove that its kind is known. A problem comes back itself.
    if (drill !== PROBLEM_DRILL && (!right || question === undefined))
      take(entries, `${drill}: ${kind}`, result, null);
  }
  return [...entries.values()].sort(
    (a, b) =>
      a.due - b.due ||
      b.missedOn - a.missedOn ||
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
  // A right answer counts only when it was due, and a miss once a day, so that ten in a row count
  // as one.
  if (right ? before === undefined || day < before.due : before?.missedOn === day) return;
  const elapsed = before === undefined ? 0 : Math.max(0, day - before.last);
  const memory = afterAnswer(before?.memory ?? null, elapsed, right);
  if (right && memory.days > LONGEST_WAIT) {
    entries.delete(key);
    return;
  }
  const due = day + memory.days;
  const missed = { drill, kind, question, level, missedOn: day, rightDays: 0 };
  const now =
    right && before !== undefined ? { ...before, rightDays: before.rightDays + 1 } : missed;
  entries.set(key, { ...now, due, memory, last: day });
}

/** What is due today, the longest due first; nothing where the memory is off. */
export function dueToday(progress: Progress, today: Day): MissedItem[] {
  if (!progress.memory.on) return [];
  return missedItems(progress, today).filter(({ due }) => due <= today);
}

/** What comes back today in a session of a drill, each with its reason. */
export function reviewItemsToday<Question extends QuestionBase, Answer>(
  progress: Progress,
  drill: Drill<Question, Answer>,
  today: Day,
): ReviewItem[] {
  return dueToday(progress, today)
    .filter((each) => each.drill === drill.id && Object.hasOwn(drill.kinds, each.kind))
    .map((each) => asReviewItem(each, drill, today));
}

/** A missed item as a review item; where the drill no longer makes the question, another of its kind comes. */
export function asReviewItem<Question extends QuestionBase, Answer>(
  missed: MissedItem,
  drill: Drill<Question, Answer>,
  today: Day,
): ReviewItem {
  const { kind, question } = missed;
  const origin = question === null ? undefined : readQuestionText(drill, question);
  const reason = sayReason(missed, drill, today, origin !== undefined);
  return question === null ? { kind, reason } : { kind, reason, origin, question };
}
