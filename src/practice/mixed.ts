/** Questions of several drills one after the other: what each needs to be asked. */
import type { Drill, DrillId, QuestionBase } from './drill.ts';
import type { Origin } from './origin.ts';
import type { ReviewItem } from './session.ts';

/** A question to be asked, when its drill is there. */
export interface MixedTask {
  readonly drill: DrillId;
  /** The name of its answer: see `Result`. */
  readonly name: string;
  /** What it is among the others: `3 of 10`. */
  readonly label: string;
  /** Whether it says nothing about the skill: see `Result`. */
  readonly again: boolean;
  readonly find: (drill: Drill<QuestionBase, unknown>) => FoundQuestion;
}

/** Where a task’s question comes from. */
export interface FoundQuestion {
  readonly origin: Origin;
  /** What comes back with it; null where nothing does. */
  readonly review: ReviewItem | null;
}
