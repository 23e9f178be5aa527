/** How chapters are headed. */
import { severalPages } from './pages.ts';

/** Above the title of a chapter of Foster’s order. @param part which of several pages of the chapter it is. */
export const aboveChapter = (chapter: number, part: number | undefined): string =>
  part === undefined ? `Kapitel ${chapter}` : `Kapitel ${chapter}, Teil ${part}`;

/** Above the title of a chapter of Today’s Skat. */
export const aboveToday = (chapter: number): string => `Skat heute, ${chapter}`;

/**
 * What a chapter of another book follows.
 *
 * @param after a section of that book, as the chapter names it, in the dative: `dem Abschnitt „Dealing“`.
 */
export const sayAfter = (after: string): string => `Nach ${after}`;

/** Which pages of 1922 a chapter follows: `92–101`, or one. */
export const sayAfterPages = (pages: string): string =>
  `Nach ${severalPages(pages) ? 'den Seiten' : 'Seite'} ${pages} im Buch von 1922`;
