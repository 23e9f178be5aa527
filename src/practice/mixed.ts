/** Questions of several drills one after the other: what asking each of them needs. */
import type { Drill, DrillId, QuestionBase } from './drill.ts';
import type { Origin } from './origin.ts';
import type { ReviewItem } from './session.ts';

/** A question to ask as soon as its drill is loaded. */
export interface MixedTask {
  readonly drill: DrillId;
  /** The id of its answer: see `Result`. */
  readonly name: string;
  /** Its place among the others: `3 of 10`. */
  readonly label: string;
  /** Whether the answer says nothing about the skill: see `Result`. */
  readonly again: boolean;
  readonly find: (drill: Drill<QuestionBase, unknown>) => FoundQuestion;
}

/** Where a task’s question comes from. */
export interface FoundQuestion {
  readonly origin: Origin;
  /** The review item that it asks; null where it is none. */
  readonly review: ReviewItem | null;
}
