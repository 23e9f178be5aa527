/** What the lesson has taught stays known when it is begun again. */
import { expect, test } from 'vitest';
import { LessonRun } from '../../../../components/learn/lesson.svelte.ts';
import { LESSON } from '../../../../src/learn/begun-lesson.ts';
import { STEPS } from '../../../../src/learn/lesson.ts';
import { TOPIC_STEPS, topicsTaught } from '../../../../src/learn/taught-topics.ts';
import { Begun } from '../../../../src/lib/storage/begun.ts';
import { fakeStorages } from '../../support/fake-storages.ts';

test('a lesson that was at its end and is begun again has still taught all of it', () => {
  const storages = fakeStorages();
  const first = new LessonRun(storages);
  first.open(`#${STEPS.at(-1)!.name}`);
  first.keep();
  const second = new LessonRun(storages);
  second.resume('');
  second.keep();
  const stored = new Begun(LESSON, '', storages).read()!;
  expect(stored.step).toBe(STEPS[0]!.name);
  expect(topicsTaught(stored)).toEqual(Object.keys(TOPIC_STEPS));
});
