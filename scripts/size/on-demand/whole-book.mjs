/**
 * Scripts of the whole book: the search, reading without network, and the element for other pages.
 *
 * @type {readonly import('./row.mjs').OnDemand[]}
 */
export const OF_THE_WHOLE_BOOK = [
  {
    path: /^_astro\/tell-worker\..*\.js$/,
    why: 'word to the service worker of what is read, loaded when the browser has nothing else to do',
    budget: 1_000,
  },
  {
    path: /^_astro\/(?:dialog|search)\..*\.js$/,
    why: 'the search, loaded when the reader opens it',
    budget: 12_000,
  },
  {
    path: /^embed\/(?:vorhand|parts\/figure\..*)\.js$/,
    why: 'the element for pages of others: script, styles and cards, all that shows a hand of the book',
    budget: 60_000,
  },
  {
    path: /^embed\/parts\/(?:own-hand|verdict)\..*\.js$/,
    why: 'what reads a hand of their own in it',
    budget: 28_000,
  },
  {
    path: /^embed\/parts\/(?!figure|own-hand|verdict).*\.js$/,
    why: 'what is loaded in it when it is opened: the same parts as in the book',
  },
  { path: /^pagefind\//, why: 'the index of the search and what reads it, loaded with it' },
  { path: /^sw\.js$/, why: 'the service worker, installed after the page is there' },
];
