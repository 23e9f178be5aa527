/**
 * The drill about adding up card points in the head: cards one by one, then three at a time as in
 * tricks (Foster, p. 33–34), up to the whole pack, which is always 120.
 */
import type { Drill } from '../../drill.ts';
import { findFaults } from './faults.ts';
import { POINTS_ASKS, makePointsQuestion } from './question.ts';
import type { PointsQuestion } from './question.ts';
import {
  ASK_POINTS,
  POINTS_WORDS,
  sayMissing,
  sayPair,
  saySums,
} from '#edition/practice/drills/points/points-words.ts';
import { PACES } from '#edition/practice/going-by-words.ts';
import { bestPair, countSteps, shownPoints, solve, startOf } from './working.ts';

/** About how long each level takes a practised player, in seconds. */
const SECONDS = [8, 12, 18, 22, 28, 40];

export const points: Drill<PointsQuestion, number> = {
  id: 'points',
  order: 20,
  ...POINTS_WORDS,
  asks: POINTS_ASKS,
  sections: {
    single: 'first-principles#what-the-cards-are-worth',
    threes: 'first-principles#learn-to-count-in-your-head',
    carry: 'first-principles#learn-to-count-in-your-head',
    left: 'first-principles#what-the-defenders-want',
    short: 'first-principles#what-the-defenders-want',
    missing: 'first-principles#learn-to-count-in-your-head',
  },
  lesson: {
    single: { topic: 'points', upTo: 6 },
    threes: { topic: 'points', upTo: 6 },
    carry: { topic: 'points', upTo: 6 },
    left: { topic: 'sixty-one', upTo: 6 },
    short: { topic: 'sixty-one', upTo: 6 },
    missing: { topic: 'sixty-one', upTo: 6 },
  },
  chapters: ['first-principles'],
  options: [
    {
      id: 'pace',
      name: PACES.name,
      choices: [
        ['own', PACES.own],
        ['slow', PACES.slow],
        ['steady', PACES.steady],
        ['brisk', PACES.brisk],
        ['quick', PACES.quick],
        ['quickest', PACES.quickest],
      ],
    },
  ],
  usualLength: 10,
  usualSeconds: (level) => SECONDS[Math.min(Math.max(level, 1), SECONDS.length) - 1]!,

  make: makePointsQuestion,
  answer: solve,
  say: (_question, answer) => `${answer}`,

  ask(question) {
    const { kind, start } = question;
    if (kind === 'carry') return ASK_POINTS.carry(start);
    if (kind !== 'missing') return ASK_POINTS[kind];
    const { from } = startOf(question);
    return ASK_POINTS.missing(from === 30 ? 1 : from === 120 ? 4 : 2, from);
  },

  grade(question, answer) {
    const faults = findFaults(question, answer);
    return { right: faults.length === 0, faults };
  },

  explain(question) {
    const { down, from } = startOf(question);
    const sums = countSteps(question).map(({ sum }) => sum);
    const lines = [saySums(down || from > 0 ? [from, ...sums] : sums)];
    if (question.kind === 'missing') {
      lines.push(sayMissing(shownPoints(question), from, question.missing));
    }
    const pair = bestPair(question);
    if (pair !== null) lines.push(sayPair(pair));
    return lines;
  },

  picture: ({ groups }) => groups.flat().slice(0, 4),
};
