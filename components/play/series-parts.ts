import type { Snippet } from 'svelte';

/** What the table of a series shows in the place of what the reader’s own table shows. */
export interface SeriesParts {
  /** Above what was said: which deal of the series this is. */
  readonly head: Snippet;
  /** Where no deal lies on the table. */
  readonly start: Snippet;
  /** After a deal; called with what opens the look back. */
  readonly done: Snippet<[onlookback: () => void]>;
  /** In the menu: the list so far, and the way out. */
  readonly menu: Snippet;
}
