import type { Drill, QuestionBase } from '../../src/practice/drill.ts';
import type { Day } from '../../src/lib/days.ts';
import type { Progress } from '../../src/practice/progress.ts';
import type { ReviewItem } from '../../src/practice/session.ts';

/**
 * The review items of a drill today. The code for that is loaded only for readers who have missed something
 * in the drill; where it cannot be loaded, nothing comes back this time.
 */
export async function loadReturning<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  { progress, today }: { readonly progress: Progress; readonly today: Day },
): Promise<readonly ReviewItem[]> {
  const { memory, results } = progress;
  if (drill.unaddressed === true || !memory.on) return [];
  if (results.every(({ drill: id, right }) => right || id !== drill.id)) return [];
  try {
    const { reviewItemsToday } = await import('../../src/practice/memory/recall.ts');
    return reviewItemsToday(progress, drill, today);
  } catch {
    return [];
  }
}
