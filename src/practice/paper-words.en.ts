/** The words around questions on paper, and around a drill in a chapter. */
import { inWords } from '#edition/game/words/number-words.ts';
import type { Level } from './drill.ts';

/** Questions with their answers. */
export const PAPER = {
  question: (number: number): string => `Question ${number}, on paper`,
  answer: 'The answer',
  answers: 'Answers',
} as const;

/** A drill on a page or in a chapter. */
export const DRILL_FIGURE = {
  begin: 'Begin',
  slow: 'One moment: the drill is being loaded.',
  example: 'A worked example',
  few: 'Three questions',
  taughtIn: 'Taught in {chapters}',
} as const;

/** How many questions it asks, and whether they get harder: `five questions, the level adapts to you`. */
export const sayPlan = (length: number, isFollowing: boolean): string =>
  `${inWords(length)} questions${isFollowing ? ', the level adapts to you' : ''}`;

/** The form of a sheet to print. */
export const SHEET = {
  questions: 'Questions',
  level: 'Level',
  sheet: 'Sheet',
  another: 'Another sheet',
  print: 'Print',
  link: 'Link to this sheet',
  onScreen: 'Answer on screen',
} as const;

/** Which sheet it is. @param drill the title of the drill. */
export const sayWhichSheet = (drill: string, level: Level, sheet: number): string =>
  `${drill}, level ${level}, sheet ${sheet}`;
