/** What the book is called, and what it says of itself to programs. */

/** The book. */
export const BOOK_WORDS = {
  name: 'Vorhand',
  title: 'Vorhand: a manual of Skat',
  about: 'An interactive manual of the card game Skat.',
  game: 'Skat',
} as const;

/** The book of 1922 that it follows. */
export const MANUAL_OF_1922 = {
  title: 'Foster’s Skat Manual',
  author: 'R. F. Foster',
  year: '1922',
} as const;

/** What a page to learn by is, as schema.org names it in words. */
export const RESOURCE_KINDS = {
  example: 'Worked example',
  exercise: 'Exercise',
  lesson: 'Lesson',
} as const;
