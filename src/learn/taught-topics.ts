/** What the lesson has taught a reader who has come so far. */
import type { BegunLesson } from './begun-lesson.ts';
import { STEPS, stepAt } from './lesson.ts';

/** The step with which each topic is complete. */
export const TOPIC_STEPS = {
  tricks: 'throw',
  trumps: 'jacks-follow',
  points: 'points',
  'sixty-one': 'sixty-one',
  values: 'count',
  bidding: 'count',
  'putting-away': 'two-away',
} as const;
export type LessonTopic = keyof typeof TOPIC_STEPS;

/** The topics whose steps the reader has gone past, or has come to the end of the lesson with. */
export function topicsTaught({ furthest }: Pick<BegunLesson, 'furthest'>): LessonTopic[] {
  const at = stepAt(furthest);
  const isOver = at === STEPS.length - 1;
  const topics = Object.keys(TOPIC_STEPS) as LessonTopic[];
  return topics.filter((topic) => isOver || stepAt(TOPIC_STEPS[topic]) < at);
}
