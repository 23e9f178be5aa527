/** The reader's bookmarks and notes, and the problem with storing them, if there is one. */
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import type { Browser, Trouble } from '../../../src/lib/storage/format.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import { MARKS_FORMAT } from '../../../src/reader/marks-format.ts';
import type { Marks } from '../../../src/reader/marks.ts';

export class MarksStore {
  readonly #store: Kept<Marks>;
  #trouble: Trouble | null = null;

  /** @param tell is called with the marks whenever they have been read. */
  constructor(
    tell: (marks: Marks, trouble: Trouble | null) => void = () => undefined,
    browser: Browser = BROWSER,
  ) {
    this.#store = new Kept(MARKS_FORMAT, browser, {
      // A reader who sets a bookmark wants it to be there tomorrow, so one that is not stored is
      // not set.
      holds: false,
      tell: ({ trouble, value }) => {
        this.#trouble = trouble;
        tell(value, trouble);
      },
    });
  }

  get marks(): Marks {
    return this.#store.value;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Reads what is stored, and follows other tabs until the returned function is called. */
  open(): () => void {
    return this.#store.open();
  }

  /** Changes what is stored; false when that failed, and then nothing is changed. */
  change(step: (marks: Marks) => Marks): boolean {
    return this.#store.change(step);
  }
}
