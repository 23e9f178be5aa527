import type { SuitStyle } from './cards.ts';
import type { Terms } from './terms.ts';

/** How the reader names cards: in which language, and by which pack. */
export interface CardTerms {
  readonly terms: Terms;
  readonly suits: SuitStyle;
}
