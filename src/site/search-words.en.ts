/** What the search says around its results. */

/** The field and the list below it. */
export const SEARCH = {
  dialog: 'Search the book',
  field: 'Words to look for',
  goTo: 'Go to',
  more: 'Show more',
  asPage: 'Open as a page',
  close: 'Close',
  /** What the keys do, with the keys in the gaps (src/lib/marked.ts). */
  keys: '{up} {down} move, {enter} opens, {escape} closes',
  keyNames: { up: '↑', down: '↓', enter: 'Enter', escape: 'Esc' } as Readonly<
    Record<string, string>
  >,
  failed:
    'The search could not be loaded. Check that you are online, and press Enter to try again.',
  noIndex:
    'The search index comes with the build: run “npm run build” once, and “npm run dev” uses it too.',
} as const;

/** How many more places of a page answer. */
export const sayMoreOnPage = (places: number): string => `${places} more on this page`;
