/** The languages in which the book has an edition; src/game/words/README.md. */
export type PageLanguage = 'en' | 'de';

/** The one in which the book is written, and from which the others are translated. */
export const SOURCE_LANGUAGE: PageLanguage = 'en';
