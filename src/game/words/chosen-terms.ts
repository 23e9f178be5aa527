import type { Terms } from './terms.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';

/**
 * The language of the card names on a page, by its attribute `data-terms` or `terms`. English readers may choose
 * the German names; a German page has no others.
 */
export const chosenTerms = (attribute: string | null | undefined): Terms =>
  attribute === 'de' ? 'de' : OWN_TERMS;
