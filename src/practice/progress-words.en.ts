/** The words on the page of a reader’s progress. */
import { counted } from '#edition/game/words/nouns.ts';
import { sayTime } from './say-time.ts';

/** The page around it. */
export const PROGRESS_PAGE = {
  title: 'Your progress',
  description:
    'How accurate and how quick you are in each drill over time, and your progress as a file.',
  opening: 'Your progress is kept in this browser only. [All drills](/practice/)',
  withoutScript: 'Progress needs JavaScript. The drills can be read and printed without it.',
} as const;

/** All drills together, and the file. */
export const PROGRESS = {
  none: 'Nothing yet. After your first answers this page shows how accurate and how quick you are in each drill.',
  drill: 'Drill',
  level: 'Level',
  lately: 'Right lately',
  each: 'Per answer',
  keepHeading: 'Yours to keep',
  keep: 'Your progress is kept in this browser only. You can take it to another browser as a file, together with [your place in the book, your bookmarks and notes](/kept/), your saved hands and your settings. “Clear everything” clears only your practice.',
  clear: {
    words: 'Clear everything…',
    question: 'All answers and levels will be deleted from this browser. Clear them?',
    yes: 'Yes, clear everything',
    no: 'Keep them',
  },
  cleared: 'Your answers and levels are cleared.',
} as const;

/** All answers: how many, how many of them right, in how many seconds and days. */
export interface AllAnswers {
  readonly total: number;
  readonly right: number;
  readonly seconds: number;
  readonly days: number;
}

/** These in a sentence: `20 answers, 17 right, in 4 min on 2 days.` */
export const sayTotals = ({ days, right, seconds, total }: AllAnswers): string =>
  `${sayAnswers(total)}, ${right} right, in ${sayTime(seconds)} on ${counted(days, 'day')}.`;

/** How many answers there are, or came from a file. */
export const sayAnswers = (count: number): string => counted(count, 'answer');

/** How many of all. */
export const sayOf = (right: number, total: number): string => `${right} of ${total}`;

/** How long a right answer took. */
export const sayEach = (seconds: number): string => `${sayTime(seconds)} each`;

/** One drill over time. */
export const SKILL = {
  chart: 'The chart shows',
  shows: { right: 'right and missed', seconds: 'seconds' },
  kinds: 'Kind of question',
  allKinds: 'all kinds',
  numbers: 'In numbers',
  kind: 'Kind',
  right: 'Right',
  time: 'Time',
  level: (level: number): string => `level ${level}`,
} as const;

const SPANS: Readonly<Record<number, string>> = { 1: 'day', 7: 'week', 28: 'four weeks' };

/**
 * How the chart is read.
 *
 * @param span how many days a bar or a dot stands for.
 */
export function sayChart(shows: 'right' | 'seconds', span: number): string {
  const time = SPANS[span] ?? 'span of time';
  return shows === 'right'
    ? `One row for each level, one bar for each ${time}: the fuller it is, the more of your answers were right; the higher it is, the more questions you answered.`
    : `One row for each level, one dot for each ${time}: the higher it is, the longer a right answer took; the larger it is, the more answers there were.`;
}
