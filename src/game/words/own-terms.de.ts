import type { Terms } from './terms.ts';

/** The language whose terms the edition uses where the reader has not chosen others. */
export const OWN_TERMS: Terms = 'de';
