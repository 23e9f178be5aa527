/** Where the foot of a page leads, in this order, but for the list of changes, which the version is the link to. */
export const FOOT_ADDRESSES = ['/about/', '/glossary/', '/errata/', '/sources/', '/data/'] as const;
export type FootAddress = (typeof FOOT_ADDRESSES)[number];
