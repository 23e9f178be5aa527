import type { TopicId } from '../../strategy/advice/topic-ids.ts';

/** A reason, in comment text: cards stand in it as codes. */
export interface Reason {
  /** What kind of reason it is; `count` where it is only counted out. */
  readonly id: string;
  readonly text: string;
  /** What it is about, for the place that teaches it. */
  readonly topic: TopicId;
}
