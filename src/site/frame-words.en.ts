/** What stands around every page: its head and its foot, the search, the settings, the ways on. */
import { BOOK_WORDS } from '#edition/book/book-words.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { FootAddress } from './foot-addresses.ts';

/** The head and the foot of a page; lines with marks are read by src/lib/marked.ts. */
export const FRAME = {
  book: BOOK_WORDS.name,
  title: BOOK_WORDS.title,
  skip: 'Skip to the text',
  search: 'Search',
  menu: 'The book',
  more: 'More',
  moreMenu: 'More of the book',
  settings: 'Settings',
  settingsKept: 'Kept in this browser only, with [your place, bookmarks and notes](/kept/).',
  colophon:
    '_Vorhand_ follows Foster’s _Skat Manual_ of 1922, chapter by chapter and hand by hand, in its own words. Set in EB Garamond.',
  newer:
    'There is a newer version of the book, and this page needs a part of it. Your place is kept.',
  loadNewer: 'Load the new version',
} as const;

/** The links of the foot by name. */
export const FOOT_WORDS: Readonly<Record<FootAddress, string>> = {
  '/about/': 'About this book',
  '/glossary/': 'Glossary',
  '/errata/': 'Errata',
  '/sources/': 'Sources',
  '/data/': 'The hands as data',
};

/** The version of the book, which is the link to the list of changes. */
export const sayVersion = (version: string): string => `Version ${version}`;

/** A chapter: its running title, its sections, the ways on. */
export const CHAPTER_FRAME = {
  chapter: 'Chapter',
  theSections: ', the sections',
  sections: 'In this chapter',
  chapters: 'Chapters',
  before: 'Before this',
  next: 'Read on',
  /** Above a chapter that is not yet translated; in English there is none. */
  untranslated: '',
} as const;

/** The name of the list of a chapter’s sections. */
export const nameOfSections = (title: string): string => `The sections of “${title}”`;

/** How many problems practise a chapter. */
export const sayProblems = (problems: number): string =>
  `${counted(problems, 'problem')} to practise this`;

/** The cover. */
export const COVER = {
  about:
    'Learn, play and read about Skat, a card game in which one player plays against two, and the points in the tricks decide.',
} as const;
