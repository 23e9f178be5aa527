/** The drill about matadors: with or without how many? (Foster, p. 34–36) */
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Drill } from '../../drill.ts';
import { explainCounts, matadorsFaults } from './explain.ts';
import { MATADORS_ASKS, makeMatadorsQuestion } from './make.ts';
import type { MatadorsAnswer, MatadorsQuestion } from './question.ts';
import {
  MATADORS_WORDS,
  askMatadors,
  sayCount,
} from '#edition/practice/drills/matadors/matadors-words.ts';
import { matadorsIn } from './sequence.ts';

export const matadors: Drill<MatadorsQuestion, MatadorsAnswer> = {
  id: 'matadors',
  order: 40,
  ...MATADORS_WORDS,
  asks: MATADORS_ASKS,
  sections: {
    with: 'first-principles#matadors',
    without: 'first-principles#matadors',
    'with-grand': 'grand-solo#what-a-grand-is-worth',
    'without-grand': 'grand-solo#what-a-grand-is-worth',
    skat: 'first-principles#matadors',
    long: 'first-principles#matadors',
    every: 'first-principles#matadors',
  },
  lesson: {
    with: { topic: 'values', upTo: 2 },
    without: { topic: 'values', upTo: 2 },
  },
  games: { 'with-grand': 'grand', 'without-grand': 'grand' },
  chapters: ['first-principles', 'grand-solo'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => [6, 7, 9, 12, 20][level - 1] ?? 12,

  make: makeMatadorsQuestion,

  ask({ skat, trumps }) {
    const [trump] = trumps;
    return askMatadors(trumps.length > 1 ? null : (trump ?? null), skat.length > 0);
  },

  answer: (question) => question.trumps.map((trump) => matadorsIn(question, trump)),

  grade(question, answer) {
    const faults = matadorsFaults(question, answer);
    return { right: faults.length === 0, faults };
  },

  say: ({ trumps }, answer) =>
    trumps.length === 1
      ? answer.map(makeMatadors).join('')
      : trumps.map((trump, index) => sayCount(trump, answer[index])).join(', '),

  explain: explainCounts,

  picture: ({ hand }) => hand.slice(0, 4),
};
