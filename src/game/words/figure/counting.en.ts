/** Counting along. */
import { sideInSentence } from '../../replay/counts.ts';

/** The labels and buttons of the panel, and lines with gaps. */
export const COUNTING = {
  panel: 'Counting along',
  answer: 'That is my count',
  pass: 'Skip it',
  check: 'Check my count',
  stop: 'Stop counting',
  close: 'Close',
  noNumber: 'A number from 0 to 120, please.',
  notAsked: 'You have not been asked yet.',
  trick: 'Trick',
  won: 'won',
  sum: 'sum',
  start: 'start',
} as const;

/** Asks for the points after a trick; its cards are in the gap `cards`. */
export const askAfter = (trick: number): string => `After trick ${trick} {cards}, how many points?`;

/** What the reader is to count. */
export const askToCount = (side: string, withSkat: boolean): string =>
  `Count the points of ${sideInSentence(side)}${withSkat ? ', the skat included' : ', in tricks alone'}. You will be asked.`;

/** How many counts were right. */
export const sayGrade = (right: number, questions: number): string =>
  right === questions ? `All ${questions} counts right.` : `${right} of ${questions} counts right.`;

/** Where the count of a side first went wrong. */
export interface SaidMistake {
  readonly side: string;
  /** The first trick and the last in which it can have gone wrong. */
  readonly from: number;
  readonly to: number;
  /** What the reader had, and what it was. */
  readonly points: number;
  readonly right: number;
}

/** `For the declarer your count first went wrong in trick 4: you had 30, and 33 was right.` */
export function sayMistake({ from, points, right, side, to }: SaidMistake): string {
  const where = from === to ? `in trick ${to}` : `between trick ${from} and trick ${to}`;
  return `For ${sideInSentence(side)} your count first went wrong ${where}: you had ${points}, and ${right} was right.`;
}

/** The caption of the sums of a side. */
export const saySums = (side: string): string => `The running sum of ${sideInSentence(side)}`;

/** The button that shows where it went wrong. */
export const sayShowTrick = (trick: number): string => `Show trick ${trick}`;
