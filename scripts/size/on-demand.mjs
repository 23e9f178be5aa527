import { FIGURES } from './on-demand/figures.mjs';
import { OWN_PAGES } from './on-demand/own-pages.mjs';
import { PRACTICE } from './on-demand/practice.mjs';
import { TEXT } from './on-demand/text.mjs';
import { WHOLE_BOOK } from './on-demand/whole-book.mjs';

/**
 * @typedef {object} OnDemand
 * @property {RegExp} path
 * @property {string} why
 * @property {number} [budget] bytes after gzip, for all files of the path together
 */

/**
 * Scripts that no page loads by itself, and why they are outside the pages’ budget.
 *
 * @type {readonly OnDemand[]}
 */
export const ON_DEMAND = [...FIGURES, ...OWN_PAGES, ...TEXT, ...PRACTICE, ...WHOLE_BOOK];
