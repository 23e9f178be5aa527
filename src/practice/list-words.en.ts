/** The words on the page of all drills. */
import { inWords } from '#edition/game/words/number-words.ts';
import type { Level } from './drill.ts';

/** The page around the list. */
export const PRACTICE_PAGE = {
  title: 'Practice',
  description: 'Drills for what Skat players do in their heads: adding up, matadors, game values.',
  opening:
    'Ten questions about what you have learnt, in about three minutes. There is a new set each day.',
  moreHeading: 'More ways to practise',
  more: [
    '[Problems](/problems/): which card is best at this point in the play? There is a new one each day, and there are hundreds by theme and grade.',
    '[Against the clock](/practice/sprint/): add up cards for three minutes, or until your first mistake.',
    '[A whole hand](/practice/whole-hand/): keep the count through one hand of the book, or of your own.',
    '[The table](/play/): play whole deals against two computer players.',
    '[Your progress](/practice/progress/): how accurate you are, kept in this browser only.',
  ],
} as const;

/** The headings of the list. */
export const DRILL_LIST = {
  first: 'Begin with one of these',
  fitting: 'Drills that fit you now',
  others: 'All other drills',
} as const;

/** Why a drill fits: so many questions of it come back. */
export const sayDueCount = (count: number): string =>
  count === 1 ? 'One question to try again' : `${inWords(count)} questions to try again`;

/** Why a drill fits: it goes on at this level. */
export const sayAtLevel = (level: Level, top: Level): string =>
  `You are at level ${level} of ${top}`;

/** Why a drill fits: the reader has not tried it. */
export const NEW_TO_YOU = 'New to you';

/** The recent answers in a drill. */
export const sayLately = (right: number, total: number): string =>
  `You had ${right} of the last ${total} right.`;
