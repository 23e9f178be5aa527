/** The words on the pages of the day’s ten questions. */
import { sayDate } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import type { Level } from '../drill.ts';
import type { CalendarDay } from './done.ts';
import { OF_A_DAY } from './plan.ts';
import { sayTime } from '../say-time.ts';

/** The page around the questions. */
export const DAY_PAGE = {
  title: 'Today',
  description: 'Ten questions a day about what you have learnt of Skat, done in three minutes.',
  withoutScript: (date: string): string =>
    `There are ten new questions each day, made from the date by JavaScript. Without it, here are the ten of ${date}. [As a sheet](/practice/today/sheet/)`,
  which:
    'The questions are about what you have learnt in the lesson, in the chapters and at the table. Everyone who has learnt the same and plays by the same rules gets the same ten on any one day.',
  ways: '[All drills](/practice/) · [Questions to try again](/practice/due/) · [Your progress](/practice/progress/)',
} as const;

/** The page of the sheet. */
export const DAY_SHEET_PAGE = {
  title: 'Sheet: Today',
  description: 'A day’s ten questions to print, with the answers on a page of their own.',
  heading: 'Today',
  back: '[To the questions](/practice/today/)',
  withoutScript: (date: string): string => `The ten of ${date}`,
  making: 'One moment: the questions are being made.',
} as const;

/** The labels of the questions. */
export const DAILY = {
  future: 'This day has not begun where you are.',
  overnight: 'Midnight has passed: you go on with the day you began.',
  renewed: 'Midnight has passed: these are the new day’s ten.',
  toToday: 'To today’s ten',
  justTen: 'Just the ten',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'The same again',
  link: { words: 'Copy a link to this day', name: 'Link to this day' },
  sheet: 'A sheet to print',
  questions: 'The questions',
  marks:
    '{all} the ten of the day {some} some practice. You can answer any day’s questions later. The days are those of this device’s clock.',
} as const;

/** The place of a missed question that comes before the ten. */
export const sayOwnPlace = (place: number, length: number): string =>
  length === 1 ? 'To try again' : `To try again, ${place} of ${length}`;

/** How far the reader is with a day. */
export interface DayPlan {
  /** How many missed questions come first. */
  readonly ownFirst: number;
  /** How many of the ten are answered, how many of them rightly, and how many are open. */
  readonly answered: number;
  readonly right: number;
  readonly open: number;
  /** About how long the ten take. */
  readonly minutes: number;
}

/** What comes: `ten questions, about three minutes`. */
export function sayDayPlan({ answered, minutes, open, ownFirst, right }: DayPlan): string {
  const what =
    ownFirst > 0
      ? `${inWords(ownFirst)} that you missed, then the ten`
      : answered > 0
        ? sayOpen({ answered, open, right })
        : 'ten questions';
  return `${what}, about ${inWords(minutes)} ${nounFor(minutes, 'minute')}`;
}

/** What is left: `3 of 4 right, six to go`. */
export function sayOpen({
  answered,
  open,
  right,
}: Pick<DayPlan, 'answered' | 'open' | 'right'>): string {
  return `${answered > 0 ? `${right} of ${answered} right, ` : ''}${inWords(open)} to go`;
}

/** How the ten went. */
export interface DayResult {
  readonly seconds: number;
  /** Whether something was missed that comes back. */
  readonly comesBack: boolean;
  readonly isToday: boolean;
}

/** The sentences below the score of a day. */
export function sayDayResult({ comesBack, isToday, seconds }: DayResult): string {
  const parts = [
    `${sayTime(seconds)} in all.`,
    ...(comesBack ? ['The questions you missed come back from the next day on.'] : []),
    ...(isToday ? ['Tomorrow there are ten new ones.'] : []),
  ];
  return parts.join(' ');
}

/** The link to missed questions that are due. */
export const sayOwnDue = (due: number): string => `${counted(due, 'question')} to try again`;

/** A question of the day. @param drill the title of its drill. */
export const sayDailyQuestion = (drill: string, level: Level): string => `${drill}, level ${level}`;

/** The same with how it was answered; its link or its words stand in the gap. */
export const sayDailyAnswer = (isRight: boolean): string =>
  `{question}: ${isRight ? 'right' : 'wrong'}`;

/** A day of the calendar and what was done on it: `3 November, the ten: 8 right`. */
export function sayCalendarDay(
  { answered, day, practised, right }: CalendarDay,
  today: Day,
): string {
  const ten =
    answered === OF_A_DAY
      ? `, the ten: ${right} right`
      : answered > 0
        ? `, ${answered} of the ten answered`
        : '';
  return `${sayDate(day, today)}${ten}${practised > 0 && answered === 0 ? ', practised' : ''}`;
}

/** Why an address asks for no day’s questions. */
export const ODD_DAY = {
  none: (text: string): string => `There is no day “${text}”.`,
  later: (text: string): string => `The questions of ${text} appear on that day.`,
} as const;

/** The same where today’s questions stand in. @param fault one of the sentences above. */
export const sayTodayInstead = (fault: string): string => `${fault} Here are today’s.`;
