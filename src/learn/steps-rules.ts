/** The rules, as far as a first hand needs them: the trick, trumps, points. */
import { RULES } from '#edition/learn/steps-rules-words.ts';
import type { LessonStep } from './step.ts';

const TRICK: readonly LessonStep[] = [
  {
    name: 'cards',
    part: 'trick',
    title: RULES.cards.title,
    text: RULES.cards.text,
    strip: {
      of: 'plain',
      suit: 'H',
      caption: RULES.cards.caption,
    },
    question: {
      kind: 'highest',
      cards: ['SK', 'S10', 'SQ'],
      task: RULES.cards.task,
      taskOnPaper: RULES.cards.taskOnPaper,
    },
  },
  {
    name: 'trick',
    part: 'trick',
    title: RULES.trick.title,
    text: RULES.trick.text,
    question: {
      kind: 'play',
      trump: 'C',
      table: ['HK', 'H9'],
      hand: ['HA', 'HQ', 'H7'],
      aim: 'take',
      task: RULES.trick.task,
      taskOnPaper: RULES.trick.taskOnPaper,
    },
  },
  {
    name: 'follow-suit',
    part: 'trick',
    title: RULES.followSuit.title,
    text: RULES.followSuit.text,
    question: {
      kind: 'play',
      trump: 'C',
      table: ['SA', 'S8'],
      hand: ['SQ', 'S9', 'HA', 'D10'],
      aim: 'legal',
      task: RULES.followSuit.task,
      taskOnPaper: RULES.followSuit.taskOnPaper,
    },
  },
  {
    name: 'throw',
    part: 'trick',
    title: RULES.throw.title,
    text: RULES.throw.text,
    question: {
      kind: 'winner',
      trump: 'C',
      table: ['D8', 'DQ', 'SA'],
      task: RULES.throw.task,
      taskOnPaper: RULES.throw.taskOnPaper,
    },
  },
];

const TRUMPS: readonly LessonStep[] = [
  {
    name: 'trump',
    part: 'trumps',
    title: RULES.trump.title,
    text: RULES.trump.text,
    question: {
      kind: 'play',
      trump: 'H',
      table: ['SA', 'S10'],
      hand: ['CA', 'D9', 'H7'],
      aim: 'take',
      task: RULES.trump.task,
      taskOnPaper: RULES.trump.taskOnPaper,
    },
  },
  {
    name: 'trump-or-follow',
    part: 'trumps',
    title: RULES.trumpOrFollow.title,
    text: RULES.trumpOrFollow.text,
    question: {
      kind: 'play',
      trump: 'H',
      table: ['DK', 'D8'],
      hand: ['DQ', 'HA', 'H9', 'SA'],
      aim: 'legal',
      task: RULES.trumpOrFollow.task,
      taskOnPaper: RULES.trumpOrFollow.taskOnPaper,
    },
  },
  {
    name: 'jacks',
    part: 'trumps',
    title: RULES.jacks.title,
    text: RULES.jacks.text,
    strip: {
      of: 'trumps',
      suit: 'H',
      caption: RULES.jacks.caption,
    },
    question: {
      kind: 'winner',
      trump: 'H',
      table: ['HA', 'DJ', 'SJ'],
      task: RULES.jacks.task,
      taskOnPaper: RULES.jacks.taskOnPaper,
    },
  },
  {
    name: 'jacks-follow',
    part: 'trumps',
    title: RULES.jacksFollow.title,
    text: RULES.jacksFollow.text,
    question: {
      kind: 'play',
      trump: 'H',
      table: ['HK', 'H8'],
      hand: ['CA', 'CJ', 'S9'],
      aim: 'legal',
      task: RULES.jacksFollow.task,
      taskOnPaper: RULES.jacksFollow.taskOnPaper,
    },
  },
];

const POINTS: readonly LessonStep[] = [
  {
    name: 'points',
    part: 'points',
    title: RULES.points.title,
    text: RULES.points.text,
    strip: {
      of: 'trumps',
      suit: 'H',
      points: true,
      caption: RULES.points.caption,
    },
    question: {
      kind: 'points',
      cards: ['H10', 'HK', 'H8'],
      choices: [3, 14, 21],
      task: RULES.points.task,
    },
  },
  {
    name: 'sixty-one',
    part: 'points',
    title: RULES.sixtyOne.title,
    text: RULES.sixtyOne.text,
    question: {
      kind: 'enough',
      cards: ['SA', 'HA', 'DA', 'C10', 'S10', 'CK', 'CQ', 'D9', 'S7'],
      task: RULES.sixtyOne.task,
    },
  },
];

/** The steps that explain the rules. */
export const RULE_STEPS: readonly LessonStep[] = [...TRICK, ...TRUMPS, ...POINTS];
