/** What the reader asks for next, as it stands on the button: one step of a hint after the other. */
export const HINT_STEPS = [
  'What should I look at?',
  'What does the book say?',
  'What would you do?',
  'Why?',
] as const;
