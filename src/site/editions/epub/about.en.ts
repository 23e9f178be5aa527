/** What an e-book says of itself: to libraries and shops, and to those who read with ear or finger. */
import { BOOK_WORDS } from '#edition/book/book-words.ts';

/** The book as its package names it. `id` stays the same for all editions. */
export const BOOK = {
  id: 'urn:uuid:7c1d5f4e-3a0b-5d64-9a57-1f6f0e2c1922',
  title: BOOK_WORDS.name,
  subtitle: 'A manual of Skat',
  fullTitle: BOOK_WORDS.title,
  creator: 'The Vorhand authors',
  rights:
    'Creative Commons Attribution 4.0 International (CC BY 4.0). EB Garamond: SIL Open Font License.',
  description:
    'A manual of the card game Skat that follows R. F. Foster’s of 1922 chapter by chapter and hand by hand, ' +
    'in its own words: with all 23 illustrative hands, their play trick by trick, notes and ' +
    'variations, and questions with answers.',
  subjects: ['Skat (Game)', 'Card games'],
} as const;

/** How those read it who do not see it, or see little. */
export const ACCESS_SUMMARY =
  'All text can be enlarged, recoloured and read aloud. Cards in the text have their names for the ' +
  'ear. Each deal is a picture with its cards listed in words, and the play of every hand is a table ' +
  'with headings. Charts stand beside tables of the same numbers. Words in German are marked as such. ' +
  'The page numbers are those of Foster’s manual of 1922.';
