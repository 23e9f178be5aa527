/** What an entry of the glossary holds. */

/** A word of the game. */
export interface GlossaryEntry {
  /** The word as the chapters write it; German nouns and names have a capital. */
  readonly word: string;
  /** Of a translated entry the word that it translates, from which its anchor is made. */
  readonly id?: string;
  /** Its anchor on the page of the glossary, where the word itself would not do. */
  readonly anchor?: string;
  /** How a word that is not of the book’s language is said, the stressed part in capitals. */
  readonly say?: string;
  /** The word in the other language, or what it means literally. */
  readonly other?: string;
  /** Other words and forms for it, under which it is found too. */
  readonly also?: readonly string[];
  /** More of them that the page does not list: `sticht` and `gestochen` for `stechen`. */
  readonly forms?: readonly string[];
  /** One or two sentences, which also stand alone in the popover beside a chapter's text. */
  readonly means: string;
  /** Entries to compare, by their word. */
  readonly see?: readonly string[];
  /** The laws that settle it. */
  readonly laws?: readonly number[];
  /** The page of 1922 on which it is explained, or first matters; each word of that book has one. */
  readonly page?: string;
  /** Whose word it is, for one that the book of 1922 does not have. */
  readonly from?: string;
}
