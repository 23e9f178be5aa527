/** What the build writes beside the search index, as /pagefind/titles.json. */

/** A page of the index. */
export interface PageTitles {
  /** What the index calls it. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** `Chapter 15, part 2`, `Illustrative Hand No. 9`; absent for a page that is nothing of a row. */
  readonly kind?: string;
  /** The headings under which it can be entered: anchor and text. */
  readonly sections: readonly (readonly [anchor: string, title: string])[];
}

export interface BookTitles {
  readonly pages: readonly PageTitles[];
  /** All words of the text, small, the commonest first. */
  readonly words: readonly string[];
}
