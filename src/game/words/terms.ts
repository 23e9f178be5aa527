/** The languages of the terms for cards and seats: an English page may have the German ones. */
export type Terms = 'en' | 'de';

/** The language of the two that is not this one. */
export const otherTerms = (terms: Terms): Terms => (terms === 'en' ? 'de' : 'en');
