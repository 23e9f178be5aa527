/** The words on the pages of single drills. */

/** The name of this part of the book, above the titles of its pages. */
export const PRACTICE = 'Üben';

/** The links to the two pages that change each day. */
export const PRACTICE_LINKS = {
  today: 'Die zehn Fragen von heute',
  due: 'Noch einmal üben',
} as const;

/** The page of a drill. */
export const DRILL_PAGE = {
  title: (drill: string): string => `Üben: ${drill}`,
  description: (task: string): string => `${task} Immer zehn Fragen, jede mit Begründung.`,
  levels: 'Was mit jeder Stufe dazukommt',
  ways: (id: string): string =>
    `[Fragebogen zum Drucken](/practice/${id}/sheet/) · [Dein Fortschritt](/practice/progress/) · [Alle Übungen](/practice/)`,
} as const;

/** The page of a sheet. */
export const SHEET_PAGE = {
  title: (drill: string): string => `Fragebogen: ${drill}`,
  description: (drill: string): string =>
    `Fragen zum Drucken: ${drill}. Die Antworten stehen auf einer eigenen Seite.`,
  above: 'Fragebogen zum Drucken',
  back: (id: string): string => `[Zur Übung](/practice/${id}/)`,
} as const;
