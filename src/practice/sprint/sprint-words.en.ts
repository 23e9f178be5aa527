/** The words on the page of the sprints. */
import type { SprintKind } from './sprint.ts';
import { decimal } from '../../game/words/decimal.ts';

/** The page around them. */
export const SPRINT_PAGE = {
  title: 'Against the clock',
  description: 'Add up cards as fast as you can, for three minutes or until your first mistake.',
  opening:
    'Say how many points the cards are worth together, and the next cards come. The further you get, the more cards there are, from two to six. [All drills](/practice/)',
  withoutScript:
    'This needs JavaScript. [A sheet of sums to print](/practice/points/sheet/) does not.',
} as const;

/** The kinds of sprint, each with its rule and the button that starts it. */
export const SPRINT_KIND_WORDS: Readonly<
  Record<SprintKind, { readonly heading: string; readonly rule: string; readonly start: string }>
> = {
  storm: {
    heading: 'A storm',
    rule: 'Three minutes. A wrong sum costs nothing but its time, and is counted separately.',
    start: 'Three minutes',
  },
  survival: {
    heading: 'Survival',
    rule: 'All the time you like, until the first mistake.',
    start: 'Until a mistake',
  },
};

/** The labels of a sprint and of its results. */
export const SPRINT = {
  trouble: 'Your best results cannot be saved in this browser at the moment.',
  best: 'That is your best so far.',
  missed: 'What was missed',
  cards: 'Cards',
  said: 'You said',
  are: 'They are',
  again: 'Once more',
  back: 'Back',
  points: 'Points:',
  stop: 'Stop',
  bests: { most: 'Most right', clean: 'Without a mistake', quickest: 'Quickest, per sum' },
  right: (count: number): string => `${count} right`,
  wrong: (count: number): string => `${count} wrong`,
} as const;

/** How a sprint went, as a heading. */
export const saySprintScore = (right: number, wrong: number): string =>
  `${right} right, ${wrong} wrong`;

/** The pace, in seconds a right sum. */
export const sayPace = (seconds: number): string =>
  `${decimal(seconds, 1)} seconds for each right sum.`;

/** The pace as a best. */
export const sayQuickest = (seconds: number): string => `${decimal(seconds, 1)} s`;

/** The most right sums of the sprints before. */
export const sayBest = (right: number): string => `Your best is ${right}.`;

/** What was wrong with a sum; its cards stand in the gap. */
export const sayWrongSum = (points: number, answer: number): string =>
  `{cards} are ${points}, not ${answer}.`;
