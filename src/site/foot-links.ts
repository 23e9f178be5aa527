/** The links in the foot of every page, in their order. */
import { FOOT_WORDS, sayVersion } from '#edition/site/frame-words.ts';

const ADDRESSES = ['/about/', '/glossary/', '/errata/', '/sources/', '/data/'] as const;

/** Where the foot leads but for the list of changes, which the version is the link to. */
export type FootAddress = (typeof ADDRESSES)[number];

/** @param version the number of the book’s version. */
export const footLinks = (version: string): readonly (readonly [href: string, text: string])[] => [
  ...ADDRESSES.map((href) => [href, FOOT_WORDS[href]] as const),
  ['/changes/', sayVersion(version)],
];
