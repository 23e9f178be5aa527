import { germanNames } from '../../../../src/practice/drills/german-names/drill.ts';
import type { GermanNamesQuestion } from '../../../../src/practice/drills/german-names/question.ts';
import { choosing } from './choosing.ts';
import type { Way } from './way.ts';

export const way: Way<GermanNamesQuestion, string> = {
  drill: germanNames,
  hard: { level: 5, kind: 'word', seed: 3 },
  ...choosing(germanNames, ({ choices }) => choices.map(({ english }) => english)),
};
