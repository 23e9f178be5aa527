/** The words on the pages of single drills. */

/** The name of this part of the book, above the titles of its pages. */
export const PRACTICE = 'Practice';

/** The links to the two pages that change each day. */
export const PRACTICE_LINKS = {
  today: 'Today’s ten questions',
  due: 'Questions to try again',
} as const;

/** The page of a drill. */
export const DRILL_PAGE = {
  title: (drill: string): string => `Practice: ${drill}`,
  description: (task: string): string => `${task} Ten questions at a time, each with its reasons.`,
  levels: 'What the levels add',
  ways: (id: string): string =>
    `[A sheet to print](/practice/${id}/sheet/) · [Your progress](/practice/progress/) · [All drills](/practice/)`,
} as const;

/** The page of a sheet. */
export const SHEET_PAGE = {
  title: (drill: string): string => `Sheet: ${drill}`,
  description: (drill: string): string =>
    `Questions to print: ${drill}, with the answers on a page of their own.`,
  above: 'A sheet to print',
  back: (id: string): string => `[To the drill](/practice/${id}/)`,
} as const;
