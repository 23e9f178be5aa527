/**
 * Asks for the italic and the semibold of a page with a figure beside the roman, where the line is quick.
 * On a slow one they come too late for the first picture, which they would only hold up; the styles ask
 * for them then, and the next page has them. It stands in the pages themselves (finish-pages.ts).
 */

/** Milliseconds there and back, from which on a line is slow; only some browsers tell. */
const SLOW = 100;

const { connection } = navigator as { readonly connection?: { readonly rtt: number } };

if (!(connection && connection.rtt > SLOW)) {
  for (const link of document.querySelectorAll('[data-face]')) {
    Object.assign(link, { as: 'font', crossOrigin: '', fetchPriority: 'low', rel: 'preload' });
  }
}

export {};
