/** The labels of the button for the next step of a hint. */
export const HINT_STEPS = [
  'What should I look at?',
  'What does the book say?',
  'What would you do?',
  'Why?',
] as const;
