/** Where the menu leads, in its order. What each place is called is a matter of the edition. */

/** The first entries of the menu, always in sight. */
export const MAIN_ADDRESSES = ['/learn/', '/play/', '/manual/', '/practice/'] as const;

/** The other entries, behind “More”. */
export const MORE_ADDRESSES = [
  '/problems/',
  '/today/',
  '/hands/',
  '/analyse/',
  '/hand/',
  '/play/series/',
  '/score/',
  '/score/tournament/',
  '/shelf/',
  '/glossary/',
  '/kept/',
  '/manual/#take-along',
  '/offline/',
  '/notation/',
  '/embed/',
  '/about/',
] as const;

/** Tools that the menu does not list and people look for all the same. */
export const FURTHER_ADDRESSES = [
  '/',
  '/practice/today/',
  '/practice/due/',
  '/practice/progress/',
  '/practice/sprint/',
  '/practice/bidding/',
  '/practice/points/',
  '/shelf/two-handed-skat/',
  '/data/',
] as const;

export type MainAddress = (typeof MAIN_ADDRESSES)[number];
export type MoreAddress = (typeof MORE_ADDRESSES)[number];
export type FurtherAddress = (typeof FURTHER_ADDRESSES)[number];
export type MenuAddress = MainAddress | MoreAddress | FurtherAddress;

/** How the addresses of an entry’s other pages begin, where they do not begin as its own. */
export const OTHER_PAGES: Readonly<Partial<Record<MenuAddress, readonly string[]>>> = {
  '/manual/': ['/today/', '/errata/', '/sources/', '/proof/'],
  '/hands/': ['/data/'],
  '/embed/': ['/developers/'],
  '/about/': ['/changes/'],
};

/** What an edition says of a place that the menu leads to. */
export interface MenuWords {
  readonly text: string;
  /** What is there, in a few words without a full stop. */
  readonly about: string;
  /** What else people call it, in English and German, in small letters. */
  readonly also: readonly string[];
}
