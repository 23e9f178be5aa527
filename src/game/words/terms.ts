/** The languages of the terms for cards and seats: an English page may have the German ones. */
export type Terms = 'en' | 'de';
