/** Turns due items of any drill into tasks that are asked one after the other. */
import type { Day } from '../../lib/days.ts';
import type { Drill, QuestionBase } from '../drill.ts';
import type { FoundQuestion, MissedQuestion, MixedTask } from '../mixed.ts';
import { checkedLevel, usualOptions } from '../origin.ts';
import type { MissedItem } from './missed-item.ts';
import { asReviewItem } from './recall.ts';

/**
 * A missed item as a task.
 *
 * @param seed for another question of its kind, where the kind comes back.
 */
export function missedTask(
  missed: MissedItem,
  today: Day,
  seed: number,
  where: Pick<MixedTask, 'name' | 'of' | 'own' | 'place'>,
): MixedTask {
  const { drill } = missed;
  return { drill, ...where, again: false, asks: { missed, today, seed } };
}

/** The question with which a missed item comes back. */
export function findMissed(
  { missed, seed, today }: MissedQuestion,
  drill: Drill<QuestionBase, unknown>,
): FoundQuestion {
  const review = asReviewItem(missed, drill, today);
  const { kind, level } = missed;
  const other = { level: checkedLevel(drill, level), kind, options: usualOptions(drill), seed };
  return { origin: review.origin ?? other, review };
}

/** Everything missed of one kind: the kind itself, if it still comes back, and its questions. */
export interface MissedKind {
  readonly drill: MissedItem['drill'];
  readonly kind: string;
  readonly all: readonly MissedItem[];
}

/** Groups missed items by kind, in the order of their first items. */
export function byMissedKind(missed: readonly MissedItem[]): MissedKind[] {
  const kinds = new Map<string, MissedItem[]>();
  for (const each of missed) {
    const key = `${each.drill}: ${each.kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), each]);
  }
  return [...kinds.values()].map((all) => ({ drill: all[0]!.drill, kind: all[0]!.kind, all }));
}
