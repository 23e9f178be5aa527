/**
 * The memory of what was missed: the question itself, and its kind. Each comes back after a while,
 * first soon, then later, until it would wait for months. It all follows from the results; nothing
 * else is kept, so that two tabs or two devices brought together agree by themselves.
 */
import type { Drill, QuestionBase } from '../drill.ts';
import type { Day } from '../days.ts';
import type { MissedItem } from './missed-item.ts';
import { readQuestionText } from './read-question-text.ts';
import { sayReason } from './memory-words.ts';
import type { Progress, Result } from '../progress.ts';
import { afterAnswer } from './schedule.ts';
import type { Memory } from './schedule.ts';
import type { ReviewItem } from '../session.ts';
import { redateFutureResults } from './future-results.ts';

/** What would wait for longer than this many days is let go: after five right answers in a row. */
const LONGEST_WAIT = 60;
const DAY = 86_400_000;

type Entry = MissedItem & { readonly memory: Memory; readonly last: Day };

/** All that was missed and is not let go, what is due longest first. Whether the memory is on does not matter. */
export function missedItems(progress: Progress, today: Day): MissedItem[] {
  const { since } = progress.memory;
  // Misses forgotten at a time that has not come: the clock was wrong, and would have it forget all
  // that is missed until then.
  const forgotten = since < (today + 2) * DAY ? since : 0;
  const entries = new Map<string, Entry>();
  for (const result of redateFutureResults(progress.results, today)) {
    if (result.again || result.at <= forgotten) continue;
    const { drill, kind, question, right } = result;
    if (question !== undefined) take(entries, `${drill} ${question}`, result, question);
    // A question that one has seen before is no proof that its kind is known.
    if (!right || question === undefined) take(entries, `${drill}: ${kind}`, result, null);
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
  // Only what was right when it was due: ten right answers in a row are one. And ten wrong ones.
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

/** What is due today, longest first; nothing where the reader has switched the memory off. */
export function dueToday(progress: Progress, today: Day): MissedItem[] {
  if (!progress.memory.on) return [];
  return missedItems(progress, today).filter(({ due }) => due <= today);
}

/** What comes back in a session of a drill today, with the reason for the reader. */
export function reviewItemsToday<Question extends QuestionBase, Answer>(
  progress: Progress,
  drill: Drill<Question, Answer>,
  today: Day,
): ReviewItem[] {
  return dueToday(progress, today)
    .filter((each) => each.drill === drill.id && Object.hasOwn(drill.kinds, each.kind))
    .map((each) => asReviewItem(each, drill, today));
}

/** Something missed as it comes back; where the drill no longer makes the question, with another of its kind. */
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
