/** Finds what is due. The code for that is loaded only for readers who have missed something. */
import type { MissedItem } from '../../../src/practice/memory/missed-item.ts';
import type { missedTask } from '../../../src/practice/memory/tasks.ts';
import type { Progress } from '../../../src/practice/progress.ts';
import type { Day } from '../../../src/lib/days.ts';
import { DRILL_IDS } from '../load-drill.ts';

export interface DueNow {
  readonly missed: readonly MissedItem[];
  /** Turns them into tasks; present when anything is due. */
  readonly task?: typeof missedTask;
}

/** What is due today; empty where the code cannot be loaded. */
export async function loadDue(store: {
  readonly progress: Progress;
  readonly today: Day;
}): Promise<DueNow> {
  const { progress, today } = store;
  if (!progress.memory.on || progress.results.every(({ right }) => right)) return { missed: [] };
  try {
    const [{ dueToday }, { missedTask }] = await Promise.all([
      import('../../../src/practice/memory/recall.ts'),
      import('../../../src/practice/memory/tasks.ts'),
    ]);
    const due = dueToday(progress, today);
    // Stored results may be of a drill that this version does not have.
    return { missed: due.filter(({ drill }) => DRILL_IDS.includes(drill)), task: missedTask };
  } catch {
    return { missed: [] };
  }
}
