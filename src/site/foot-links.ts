import { FOOT_WORDS, sayVersion } from '#edition/site/frame-words.ts';
import { FOOT_ADDRESSES } from './foot-addresses.ts';

/** The links in the foot of every page, in their order. @param version the number of the book’s version. */
export const footLinks = (version: string): readonly (readonly [href: string, text: string])[] => [
  ...FOOT_ADDRESSES.map((href) => [href, FOOT_WORDS[href]] as const),
  ['/changes/', sayVersion(version)],
];
