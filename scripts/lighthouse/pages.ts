/** Which pages are measured: one of each of seven kinds, and two of the German edition. */

export interface MeasuredPage {
  /** What the table calls it, and what `--pages` takes. */
  readonly name: string;
  /** From the top of the site. */
  readonly path: string;
  /** The key that makes a step in the first figure of the page; null where there is none. */
  readonly key: 'ArrowLeft' | 'ArrowRight' | null;
}

export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '', key: null },
  { name: 'text', path: 'manual/introduction/', key: null },
  { name: 'glossary', path: 'glossary/', key: null },
  // Its figure stands in the seventh trick, at a question that shuts what comes after.
  { name: 'chapter', path: 'manual/the-simple-game/', key: 'ArrowLeft' },
  { name: 'hand', path: 'hands/foster-09/', key: 'ArrowRight' },
  { name: 'drill', path: 'practice/game-value/', key: null },
  { name: 'room', path: 'analyse/', key: null },
  { name: 'home-german', path: 'de/', key: null },
  { name: 'chapter-german', path: 'de/manual/the-simple-game/', key: 'ArrowLeft' },
];

/** Their names, in order. */
export const PAGE_NAMES: readonly string[] = PAGES.map(({ name }) => name);
