/** What the pages of the book add to their links to practice. */
export const GO_ON_PRACTICE = {
  /** How long the day’s questions take. */
  whole: 'three minutes',
  /** How many of them are not answered yet. */
  left: (open: number): string => `${open} left`,
  /** How many missed questions come back today, as a label. */
  dueToday: (due: number): string => `${due} due today`,
} as const;
