/** What stands around the text of a chapter: notes, sources, the marks of pages, the glossary. */

/** A note in the margin. */
export const NOTE = {
  /** Where it cites no book. */
  ours: 'Anmerkung von uns',
  fourBooks: 'in vier Büchern',
} as const;

/** Where a section has its rules from; the title of the book stands in the gap. */
export const FROM_BOOK = 'Aus {title}';

/** From the meaning of a word to its entry. */
export const IN_GLOSSARY = 'Im Glossar';
