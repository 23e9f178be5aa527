/** What the page of all that a reader keeps says. */
import { counted } from '#edition/game/words/nouns.ts';

/** How the page opens. */
export const KEPT_OPENING = {
  title: 'What you keep',
  description: 'Where you stopped reading, your bookmarks and notes, and all of it as one file.',
  opening: 'Your place, your bookmarks and your notes, in this browser only',
  withoutScript: 'To keep your place, the book needs JavaScript. You can read it without.',
} as const;

/** The sections of the page; lines with marks are read by src/lib/marked.ts. */
export const KEPT_PAGE = {
  place: 'Where you stopped',
  noPlace: 'Nowhere yet. As you read, the book remembers your place and marks what you have read.',
  forget: 'Forget where I stopped and what I read',
  forgotten: 'Your place and what you have read are forgotten.',
  answers: 'Questions you have answered',
  askAll: 'Ask me all of them again',
  asked: 'You will be asked all questions again.',
  marks: 'Bookmarks and notes',
  file: 'Everything in one file',
  inThisBrowser:
    'All of this is kept in this browser only. You can save it all as one file, with your [progress in practice](/practice/progress/), the hands and evenings of the analysis room, and your settings. A file that you bring back adds to what is here and removes nothing.',
} as const;

/** How many chapters were read, as a line with marks. */
export const sayChaptersRead = (chapters: number): string =>
  `You have read ${counted(chapters, 'chapter')} to the end; the [contents](/manual/) mark them.`;

/** How many questions were answered. */
export const sayAnswered = (questions: number): string =>
  `In the chapters you have answered ${counted(questions, 'question')} or asked for the answer. These answers stay open.`;

/** The list of bookmarks and notes. */
export const KEPT_MARKS = {
  none: 'None yet. Each paragraph of a chapter has a flag beside it: point at the paragraph, touch it, or reach the flag with the Tab key and move on with the arrow keys. In a figure the place on the table has a flag too.',
  keep: 'Keep it',
  leave: 'Leave it as it was',
  write: 'Write a note',
  change: 'Change',
} as const;

/** How the paragraph of a mark begins, as a link to it. */
export const quoteMarked = (begins: string): string => `“${begins}”`;
