/** What the lesson has taught a reader who stopped somewhere in it. */
import { expect, it } from 'vitest';
import { STEPS } from '../../../src/learn/lesson.ts';
import { TOPIC_STEPS, topicsTaught } from '../../../src/learn/taught-topics.ts';
import { TOPICS } from '../../../src/practice/taught/learning.ts';

it('names a step of the lesson for every topic that drills know', () => {
  expect(Object.keys(TOPIC_STEPS)).toEqual([...TOPICS]);
  for (const name of Object.values(TOPIC_STEPS)) {
    expect(STEPS.map((step) => step.name)).toContain(name);
  }
});

it('teaches a topic once its step is behind the reader, and all of them by its end', () => {
  expect(topicsTaught({ furthest: STEPS[0]!.name })).toEqual([]);
  expect(topicsTaught({ furthest: TOPIC_STEPS.points })).not.toContain('points');
  expect(topicsTaught({ furthest: STEPS.at(-1)!.name })).toEqual([...TOPICS]);
  let known = 0;
  for (const { name } of STEPS) {
    const topics = topicsTaught({ furthest: name });
    expect(topics.length).toBeGreaterThanOrEqual(known);
    known = topics.length;
  }
});
