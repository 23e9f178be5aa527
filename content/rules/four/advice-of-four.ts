/**
 * What a piece of advice holds: the three old books, and in the place of the rules of today what the
 * deals say, measured by chance or with all cards open.
 */

/** What somebody advises, and where this book gives it. */
export interface Advises {
  readonly says: string;
  /** From the root of the site, with its anchor. */
  readonly href: string;
}

/** What the deals say. */
export interface DealsSay extends Advises {
  /** Where it judges: what must hold in which measure (src/book/verdicts.ts); a test looks. */
  readonly holds?: Readonly<Record<string, string>>;
}

/** A matter on which they advise. */
export interface AdviceOfFour {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** Each null where he says nothing of it. */
  readonly foster: Advises | null;
  readonly eichhorn: Advises | null;
  readonly hoyle: Advises | null;
  /** Null where nothing was measured. */
  readonly deals: DealsSay | null;
  /** What they differ in, in words; null where all who speak say the same. */
  readonly differ: string | null;
}
