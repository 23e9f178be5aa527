/** The page of the problems around the problem itself, in lines with marks (src/lib/marked.ts). */
import type { Day } from '../lib/days.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { sayDate } from '../lib/days.ts';

/** The page before its script runs, and without it. */
export const PROBLEMS_PAGE = {
  title: 'Problems',
  description:
    'Skat problems to solve at a table: one card is clearly best, and what you have seen shows which. A new one each day, and all by theme, chapter and grade.',
  heading: 'Problems',
  opening: 'One card is clearly best, and what you have seen shows which.',
  withoutScript:
    'The problems need JavaScript, which deals them, takes your card and shows what goes wrong after a wrong one. Without it you can read [the hands of the book](/hands/) in print. These are the problems, by rule book and theme:',
  /** @param rules the name of the rule book within a sentence. */
  underRules: (number: number, rules: string): string => `${number} problems under ${rules}`,
  theme: (title: string, number: number): string => `${title}: ${number}`,
  about:
    'The problems are from deals that computer players bid and played, one from each deal. A card is right if it reaches the aim clearly more often than every other card, over deals that agree with all that the player has seen. Your answers are kept in this browser only, with [your progress](/practice/progress/).',
} as const;

/** What heads a problem, by how the reader came to it. */
export const PROBLEM_HEADINGS = {
  today: 'The problem of the day',
  otherDay: 'The problem of another day',
  own: 'Your own decision at the table',
  again: 'Missed before',
  any: 'A problem',
} as const;

/** The parts of the page. */
export const PROBLEMS = {
  loading: 'The problems are being loaded …',
  today: 'Today’s problem',
  standing: 'How you are doing',
  more: 'More problems',
  earlier: 'Earlier days',
  /** Below the calendar; `{all}` and `{some}` are its signs. */
  days: '{all} solved {some} missed. Everyone who plays by the same rules gets the same problem on any one day. The days are those of this device’s clock.',
  /** The kinds of collections. */
  by: { grade: 'By grade', chapter: 'By chapter', theme: 'By theme' },
} as const;

/** Why the page shows something else than its address asks for, or nothing. */
export const PROBLEM_TROUBLES = {
  notLoaded: 'The problems could not be loaded. When you are connected, reload the page.',
  noSet: 'There is no such set of problems under your rules. Here is today’s problem.',
  noProblem: 'There is no problem of that name. Here is today’s.',
  noDay: 'That day has no problem here yet. Here is today’s.',
} as const;

/** That there is no next problem, by what the reader goes through. */
export const ALL_DONE = {
  again: 'No more problems come back today. Choose others below.',
  set: 'You have solved all of these. Choose others below.',
  rules: 'You have solved every problem under these rules. Choose others below.',
} as const;

/** How many of some problems are solved. */
export const saySolved = (solved: number, all: number): string => `${solved} of ${all} solved`;

/** A day of the calendar, and how its problem was answered; null for not yet. */
export function sayProblemDay(day: Day, today: Day, isSolved: boolean | null): string {
  const date = sayDate(day, today);
  return isSolved === null ? date : isSolved ? `${date}, solved` : `${date}, missed`;
}

/** That problems come back. @param number one at least. @param address where they are. */
export const sayDue = (number: number, address: string): string =>
  number === 1
    ? `[A problem that you missed comes back today](${address}).`
    : `[${counted(number, 'problem')} that you missed come back today, the hardest first](${address}).`;

/** A decision of the reader’s own that is kept as a problem. */
export const KEEP_PROBLEM = {
  keep: 'Keep as a problem',
  /** @param address the problem’s. @param comesBack whether what was missed is asked again. */
  kept: (address: string, comesBack: boolean): string =>
    `Kept as [a problem](${address})${comesBack ? ' that comes back' : ''}.`,
} as const;
