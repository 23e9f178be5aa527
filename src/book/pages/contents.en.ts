/** The table of contents; lines with marks are read by src/lib/marked.ts. */
import { MANUAL_OF_1922 } from '#edition/book/book-words.ts';

/** What stands around the chapters. */
export const CONTENTS_PAGE = {
  title: 'Contents',
  description: 'The chapters of the manual in reading order, with the hands that belong to each.',
  opening:
    'The order and the page numbers are those of Foster’s manual. The hands that a chapter discusses are listed below it.',
  /** The numbers of the chapters for newcomers stand in the gap. */
  newcomers:
    'New to Skat? [Learn it in ten minutes](/learn/), and then read [Today’s Skat](/today/). The game of 1922 begins with chapters {chapters}; its laws are in [chapter 3](/manual/the-laws/).',
  about: 'About this book',
  /** The link to the e-book stands in the gap. */
  takeAlong: 'To take with you: {ebook} (EPUB), or [all of it on one page to print](/print/)',
  ebook: 'the e-book',
  today: 'Today’s Skat',
  ofToday: 'The game as clubs play it now',
  manual: MANUAL_OF_1922.title,
  ofManual: 'The game of 1922, with the book’s page numbers',
  /** Before the number of a page, for those who hear it. */
  page: 'page',
} as const;

/** What stands before the hands of a chapter. */
export const handsBelow = (hands: number): string => (hands === 1 ? 'Hand' : 'Hands');

/** Other pages of the book, at the end of the contents. */
export const AFTER_CHAPTERS: Readonly<Record<string, string>> = {
  '/shelf/who-says-what/': 'Four books compared, rule by rule',
  '/score/': 'A score pad for your own table',
  '/proof/': 'Foster put to the proof',
  '/glossary/': 'Glossary',
  '/errata/': 'Errata',
  '/sources/': 'Sources',
};
