/**
 * The drill about adding up card points in the head: cards one by one, then three at a time as in
 * tricks (Foster, p. 33–34), up to the whole pack, which is always 120.
 */
import { listed } from '#edition/game/words/lists.ts';
import type { Drill } from '../../drill.ts';
import { findFaults } from './faults.ts';
import { POINTS_ASKS, POINTS_KINDS, POINTS_LEVELS, makePointsQuestion } from './question.ts';
import type { PointsQuestion } from './question.ts';
import { bestPair, countSteps, shownPoints, solve, startOf } from './working.ts';

/** About how long each level takes a practised player, in seconds. */
const SECONDS = [8, 12, 18, 22, 28, 40];

export const points: Drill<PointsQuestion, number> = {
  id: 'points',
  order: 20,
  title: 'Adding up',
  task: 'Cards go by, one at a time or in tricks of three: say what they are worth together.',
  levels: POINTS_LEVELS,
  kinds: POINTS_KINDS,
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
  primers: {
    single:
      'An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The others count nothing.',
  },
  chapters: ['first-principles'],
  options: [
    {
      id: 'pace',
      name: 'Pace',
      choices: [
        ['own', 'my own'],
        ['slow', 'slow'],
        ['steady', 'steady'],
        ['brisk', 'a second a card'],
        ['quick', 'half a second a card'],
        ['quickest', '0.3 seconds a card'],
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
    if (kind === 'single') return 'Cards go by one at a time. How many points are they together?';
    if (kind === 'threes') return 'Tricks go by. How many points are they together?';
    if (kind === 'carry') {
      return `You have ${start} points and take home these tricks too. How many have you now?`;
    }
    if (kind === 'left') {
      return 'These are the tricks of the other side. How many of the 120 points are left?';
    }
    if (kind === 'short') return 'These tricks are yours. How many points are you short of 61?';
    const { from } = startOf(question);
    const pack =
      from === 120 ? 'The whole pack goes by' : `${suits(from)} ${from === 30 ? 'goes' : 'go'} by`;
    return `${pack}, ${from} points, but two cards are missing. How many points are in the two?`;
  },

  grade(question, answer) {
    const faults = findFaults(question, answer);
    return { right: faults.length === 0, faults };
  },

  explain(question) {
    const { down, from } = startOf(question);
    const steps = countSteps(question);
    const sums = steps.map(({ sum }) => `${sum}`);
    const begin = down || from > 0 ? [`${from}`] : [];
    const lines = [`Say only the sum each time: ${[...begin, ...sums].join(', ')}.`];
    if (question.kind === 'missing') {
      lines.push(
        `What went by is ${shownPoints(question)} of ${from}. The two are ${listed(question.missing)}.`,
      );
    }
    const pair = bestPair(question);
    if (pair !== null) {
      const { cards, points, rest } = pair;
      const more = rest === 0 ? 'and the third adds nothing' : `then ${rest} more`;
      lines.push(`Take two cards as one number: ${listed(cards)} are ${points}, ${more}.`);
    }
    return lines;
  },

  picture: ({ groups }) => groups.flat().slice(0, 4),
};

function suits(points: number): string {
  return points === 30 ? 'One suit' : 'Two whole suits';
}
