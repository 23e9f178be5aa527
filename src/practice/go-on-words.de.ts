/** What the pages of the book add to their links to practice. */
export const GO_ON_PRACTICE = {
  /** How long the day’s questions take. */
  whole: 'drei Minuten',
  /** How many of them are not answered yet. */
  left: (open: number): string => `noch ${open}`,
  /** How many missed questions come back today, as a label. */
  dueToday: (due: number): string => `heute ${due}`,
} as const;
