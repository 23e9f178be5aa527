import { howFar } from '../../../../src/practice/drills/how-far/drill.ts';
import type { HowFarQuestion } from '../../../../src/practice/drills/how-far/question.ts';
import { choosing } from './choosing.ts';
import type { Way } from './way.ts';

export const way: Way<HowFarQuestion, string> = {
  drill: howFar,
  hard: { level: 5, kind: 'limit', seed: 4 },
  ...choosing(howFar, ({ choices }) => choices),
  wrong: (question) =>
    question.choices.find((choice) => !howFar.grade(question, choice).right) ??
    question.choices[0]!,
};
