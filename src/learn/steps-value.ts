/** What a game is worth today, and how the three players bid for it (International Skat Order). */
import { VALUES } from '#edition/learn/steps-value-words.ts';
import type { LessonStep } from './step.ts';

const VALUE: readonly LessonStep[] = [
  {
    name: 'base-values',
    part: 'value',
    title: VALUES.baseValues.title,
    text: VALUES.baseValues.text,
    showsBaseValues: true,
    question: {
      kind: 'winner',
      trump: null,
      table: ['DK', 'D9', 'HA'],
      task: VALUES.baseValues.task,
      taskOnPaper: VALUES.baseValues.taskOnPaper,
    },
  },
  {
    name: 'matadors',
    part: 'value',
    title: VALUES.matadors.title,
    text: VALUES.matadors.text,
    question: {
      kind: 'value',
      trump: 'S',
      cards: ['CJ', 'HJ', 'SA', 'S10', 'S8', 'HA'],
      choices: [11, 22, 33],
      task: VALUES.matadors.task,
    },
  },
  {
    name: 'won-or-lost',
    part: 'value',
    title: VALUES.wonOrLost.title,
    text: VALUES.wonOrLost.text,
    question: {
      kind: 'score',
      trump: 'S',
      matadors: { with: 1 },
      points: 58,
      choices: [22, -22, -44],
      task: VALUES.wonOrLost.task,
    },
  },
];

const BIDDING: readonly LessonStep[] = [
  {
    name: 'bid',
    part: 'bidding',
    title: VALUES.bid.title,
    text: VALUES.bid.text,
    question: {
      kind: 'say',
      trump: 'H',
      cards: ['CJ', 'HJ', 'HA', 'H10', 'H8', 'SA'],
      number: 22,
      task: VALUES.bid.task,
    },
  },
  {
    name: 'who-asks',
    part: 'bidding',
    title: VALUES.whoAsks.title,
    text: VALUES.whoAsks.text,
    question: {
      kind: 'turn',
      bidding: [
        { seat: 'M', say: 'bid', amount: 18 },
        { seat: 'V', say: 'yes' },
        { seat: 'M', say: 'bid', amount: 20 },
        { seat: 'V', say: 'pass' },
      ],
      task: VALUES.whoAsks.task,
    },
  },
];

/** The steps between the rules of play and the first deal. */
export const VALUE_STEPS: readonly LessonStep[] = [...VALUE, ...BIDDING];
