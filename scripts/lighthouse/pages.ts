/** Which pages are measured. */

/** A page to be measured, of the book or beside it. */
export interface MeasuredPage {
  /** What the table calls it, and what `--pages` takes. */
  readonly name: string;
  /** From the top of its site. */
  readonly path: string;
  /**
   * What it is held against: a page of text against Starlight’s, one that does something against
   * that with the chess viewer.
   */
  readonly kind: 'text' | 'figure';
  /**
   * Where a key makes a step: what takes the key, and what shows the place, whose text or attribute
   * changes with each step. Null where there is nothing to step through.
   */
  readonly steps: {
    readonly table: string;
    readonly shows: string;
    readonly key: 'ArrowLeft' | 'ArrowRight';
  } | null;
}

/** The first figure of a hand on a page of the book, and where it says at which place it stands. */
const FIGURE = { table: 'figure[data-hand] [role=group]', shows: 'figure[data-hand]' } as const;

/** One page of each of seven kinds. */
export const OURS: readonly MeasuredPage[] = [
  { name: 'home', path: '', kind: 'text', steps: null },
  { name: 'text', path: 'manual/introduction/', kind: 'text', steps: null },
  { name: 'glossary', path: 'glossary/', kind: 'text', steps: null },
  {
    name: 'chapter',
    path: 'manual/the-simple-game/',
    kind: 'figure',
    // Its figure stands in the seventh trick, at a question that shuts what comes after.
    steps: { ...FIGURE, key: 'ArrowLeft' },
  },
  {
    name: 'hand',
    path: 'hands/foster-09/',
    kind: 'figure',
    steps: { ...FIGURE, key: 'ArrowRight' },
  },
  { name: 'drill', path: 'practice/game-value/', kind: 'figure', steps: null },
  { name: 'room', path: 'analyse/', kind: 'figure', steps: null },
];

/** The names of ours, in order. */
export const PAGE_NAMES: readonly string[] = OURS.map(({ name }) => name);
