/** The languages in which the book has an edition. */
export type PageLanguage = 'en' | 'de';

/** The one in which the book is written. */
export const SOURCE_LANGUAGE = 'en' satisfies PageLanguage;

/** The one into which it is translated, and the name of the folder of that edition, on a host and in `content`. */
export const TRANSLATION = 'de' satisfies PageLanguage;
