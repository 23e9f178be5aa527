/** What is due, as questions to be asked one after the other, whatever drills they are of. */
import type { Day } from '../days.ts';
import type { MixedTask } from '../mixed.ts';
import { checkedLevel, usualOptions } from '../origin.ts';
import type { Missed } from './missed.ts';
import { returningAs } from './recall.ts';

/**
 * Something missed as a task.
 *
 * @param seed for another question of its kind, where it is the kind that comes back.
 */
export function missedTask(
  missed: Missed,
  today: Day,
  seed: number,
  { name, says }: Pick<MixedTask, 'name' | 'says'>,
): MixedTask {
  return {
    drill: missed.drill,
    name,
    says,
    again: false,
    find(drill) {
      const back = returningAs(missed, drill, today);
      const { kind, level } = missed;
      const other = { level: checkedLevel(drill, level), kind, options: usualOptions(drill), seed };
      return { origin: back.origin ?? other, back };
    },
  };
}

/** What was missed of one kind: the kind itself, if it still comes back, and its questions. */
export interface MissedKind {
  readonly drill: Missed['drill'];
  readonly kind: string;
  readonly all: readonly Missed[];
}

/** All that was missed by kind, each where its first is. */
export function byMissedKind(missed: readonly Missed[]): MissedKind[] {
  const kinds = new Map<string, Missed[]>();
  for (const each of missed) {
    const key = `${each.drill}: ${each.kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), each]);
  }
  return [...kinds.values()].map((all) => ({ drill: all[0]!.drill, kind: all[0]!.kind, all }));
}
