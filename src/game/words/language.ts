/**
 * The languages of this book. A table of words has a row for each, so that adding a language here
 * makes TypeScript name every table that lacks it. Functions speak English unless another language
 * is given.
 */

/** A language in which the book makes sentences. */
export type Language = 'en';

/** A language of the terms for cards and seats: an English page may have the German ones. */
export type Terms = 'en' | 'de';

/**
 * How `Intl` knows each language. For English it is the British way, which puts no comma before
 * the last of a list and the day before the month.
 */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB' };
