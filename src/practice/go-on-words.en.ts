/** The links to practice on the pages of the book. */
export const GO_ON_PRACTICE = {
  today: 'Today’s ten questions',
  due: 'Questions to try again',
  /** How long the day’s questions take. */
  whole: 'three minutes',
  /** How many of them are not answered yet. */
  left: (open: number): string => `${open} left`,
  /** How many missed questions come back today, as a label. */
  dueToday: (due: number): string => `${due} due today`,
} as const;
