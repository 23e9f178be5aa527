/** What the e-book and the page for paper say around the chapters. */

/** Headings of their own. */
export const EDITION = {
  cover: 'Cover',
  contents: 'Contents',
  manual: 'The manual',
  glossary: 'Glossary',
  pages: 'The pages of 1922',
  landmarks: 'Guide',
  /** Below the title, on the cover and on the first sheet. */
  after: 'after Foster’s of 1922, with all its hands',
  /** Of the title page; a line with marks (src/lib/marked.ts). */
  hands:
    'With the twenty-three hands of _Foster’s Skat Manual_, 1922, their play and its variations',
  imprint:
    'By the authors of Vorhand. Free to copy, to translate and to change if you name this book (Creative Commons Attribution 4.0); set in EB Garamond, under the SIL Open Font License.',
  /** What follows it where the site has an address, which stands in the gap. */
  site: ' The book that plays its own hands is at {address}.',
  today: 'Today’s Skat',
  /** The page for paper: its title and its description. */
  toPrint: 'The whole book to print',
  aboutPrint:
    'All chapters of Vorhand, a manual of Skat, with every hand, on one page for paper: a title page, the contents, running heads and page numbers.',
} as const;

/** The questions of a leaf and their answers at its end. */
export const ANSWERS = {
  heading: 'Answers',
  ofText: 'Questions in the text',
  ofDrill: 'Practice',
  drillAnswer: 'The answer',
  answer: (number: number): string => `Answer ${number}`,
  back: 'Back to the question',
} as const;

export const sayBackToNote = (number: number): string => `Back to note ${number}`;

/** The rest of a play, set apart from the position before it. @param from the trick it begins with. */
export const namePlay = (from: number): string =>
  from < 2 ? 'The play' : `The play from trick ${from}`;
