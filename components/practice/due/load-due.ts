/** What is due, reckoned for who has missed something; what reckons it is loaded then. */
import type { MissedItem } from '../../../src/practice/memory/missed-item.ts';
import type { missedTask } from '../../../src/practice/memory/tasks.ts';
import type { Progress } from '../../../src/practice/progress.ts';
import type { Day } from '../../../src/practice/days.ts';
import { DRILL_IDS } from '../load-drill.ts';

export interface DueNow {
  readonly missed: readonly MissedItem[];
  /** Makes tasks of them; there as soon as anything is due. */
  readonly task?: typeof missedTask;
}

/** What is due today; nothing where it cannot be reckoned at present. */
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
    // What is kept may be of a drill that this version does not have.
    return { missed: due.filter(({ drill }) => DRILL_IDS.includes(drill)), task: missedTask };
  } catch {
    return { missed: [] };
  }
}
