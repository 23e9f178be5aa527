/** The drill about matadors: with or without how many? (Foster, p. 34–36) */
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Drill } from '../../drill.ts';
import { explainCounts, matadorsFaults, heading } from './explain.ts';
import { MATADORS_ASKS, makeMatadorsQuestion } from './make.ts';
import { MATADORS_KINDS } from './question.ts';
import type { MatadorsAnswer, MatadorsQuestion } from './question.ts';
import { matadorsIn } from './sequence.ts';

const PRIMER =
  'The highest trumps are CJ, SJ, HJ, DJ, and then the ace and ten of the trump suit. Count from CJ down: you are “with” as many as you hold in an unbroken run, or “without” as many as are missing from the top.';

export const matadors: Drill<MatadorsQuestion, MatadorsAnswer> = {
  id: 'matadors',
  order: 40,
  title: 'Matadors',
  task: 'Say how many matadors a hand is with or without.',
  levels: [
    'A suit is trump, and the run ends among the jacks.',
    'Grand as well, where only the jacks are trumps.',
    'The skat is seen, and may change the count.',
    'Runs past the four jacks, up to eleven.',
    'Every suit of one hand in turn, and Grand; single hands unsorted.',
  ],
  kinds: MATADORS_KINDS,
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
  primers: { with: PRIMER, without: PRIMER },
  chapters: ['first-principles', 'grand-solo'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => [6, 7, 9, 12, 20][level - 1] ?? 12,

  make: makeMatadorsQuestion,

  ask({ skat, trumps }) {
    const [trump] = trumps;
    const whose = skat.length > 0 ? 'your ten cards and the skat' : 'these ten cards alone';
    if (trump === undefined || trumps.length > 1) {
      return `Each suit as trump in turn, then Grand: with or without how many are ${whose}?`;
    }
    const game = trump === 'grand' ? 'The game is Grand' : `${heading(trump)} are trumps`;
    return `${game}: with or without how many are ${whose}?`;
  },

  answer: (question) => question.trumps.map((trump) => matadorsIn(question, trump)),

  grade(question, answer) {
    const faults = matadorsFaults(question, answer);
    return { right: faults.length === 0, faults };
  },

  say: ({ trumps }, answer) =>
    trumps.length === 1
      ? answer.map(makeMatadors).join('')
      : trumps
          .map((trump, index) => {
            const claim = answer[index];
            return `${heading(trump)} ${claim === undefined ? '–' : makeMatadors(claim)}`;
          })
          .join(', '),

  explain: explainCounts,

  picture: ({ hand }) => hand.slice(0, 4),
};
