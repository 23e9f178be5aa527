import { FIGURES } from './on-demand/figures.mjs';
import { OWN_PAGES } from './on-demand/own-pages.mjs';
import { PRACTICE } from './on-demand/practice.mjs';
import { TEXT } from './on-demand/text.mjs';
import { OF_THE_WHOLE_BOOK } from './on-demand/whole-book.mjs';

/**
 * Scripts that no page loads by itself, and why they are outside the pages’ budget.
 *
 * @type {readonly import('./on-demand/row.mjs').OnDemand[]}
 */
export const ON_DEMAND = [...FIGURES, ...OWN_PAGES, ...TEXT, ...PRACTICE, ...OF_THE_WHOLE_BOOK];
