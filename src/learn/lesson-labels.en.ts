/** The labels around the lesson’s steps, on the screen. */
import type { Part } from './step.ts';

/** The parts of the lesson by name. */
export const PART_NAMES: Readonly<Record<Part, string>> = {
  trick: 'The trick',
  trumps: 'Trumps',
  points: 'Points',
  value: 'A game’s value',
  bidding: 'Bidding',
  deal: 'A first deal',
};

/** The frame of a step, and the ways to the next. */
export const LESSON_FRAME = {
  name: 'The lesson',
  fromStart: 'From the start',
  /** A row of cards, for the ear. */
  cardOrder: 'From the highest to the lowest',
  steps: 'Steps of the lesson',
  back: 'Back',
  tell: 'Tell me',
  next: 'Next',
  play: 'Play your first game',
} as const;

/** The link on the cover to a lesson that was left in the middle. */
export const RESUME_LESSON = 'Go on with the lesson';

/** Which step is open: `step 9 of 16`. */
export const sayStep = (step: number, count: number): string => `step ${step} of ${count}`;
