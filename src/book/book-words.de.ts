/** What the book is called, and what it says of itself to programs. */

/** The book. */
export const BOOK_WORDS = {
  name: 'Vorhand',
  title: 'Vorhand: ein Handbuch des Skatspiels',
  about: 'Ein interaktives Handbuch des Skatspiels.',
  game: 'Skat',
} as const;

/** The book of 1922 that it follows; it has no German title. */
export const MANUAL_OF_1922 = {
  title: 'Foster’s Skat Manual',
  author: 'R. F. Foster',
  year: '1922',
} as const;

/** What a page to learn by is, as schema.org names it in words. */
export const RESOURCE_KINDS = {
  example: 'Beispiel mit Lösung',
  exercise: 'Übung',
  lesson: 'Lektion',
} as const;
