/** How chapters are headed. */
import { mentionPages } from '#edition/book/page-words.ts';

/** Above the title of a chapter of Foster’s order. @param part which of several pages of the chapter it is. */
export const aboveChapter = (chapter: number, part: number | undefined): string =>
  part === undefined ? `Chapter ${chapter}` : `Chapter ${chapter}, part ${part}`;

/** Above the title of a chapter of Today’s Skat. */
export const aboveToday = (chapter: number): string => `Today’s Skat, ${chapter}`;

/** What a chapter of another book follows. @param after a section of that book, as the chapter names it. */
export const sayAfter = (after: string): string => `After ${after}`;

/** Which pages of 1922 a chapter follows: `92–101`, or one. */
export const sayAfterPages = (pages: string): string => `After ${mentionPages(pages)} of 1922`;
