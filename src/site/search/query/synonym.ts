/** Words that readers bring and the book does not have. */

/** Words for which the book has others. */
export interface Synonym {
  /** As typed; dots, capitals and hyphens do not matter. */
  readonly spellings: readonly string[];
  /** What the book calls it, best first. */
  readonly means: readonly string[];
  /** Where that can be read. */
  readonly source: string;
}

/** A topic that the book does not treat, and where the reader finds it all the same. */
export interface Absent {
  readonly spellings: readonly string[];
  /** A sentence for the reader. */
  readonly says: string;
  /** The address of the entry of the menu that knows it; null for what is on every page. */
  readonly near: string | null;
}
