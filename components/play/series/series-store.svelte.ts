/** The book of series in the browser, as a page follows it; a table of a series keeps its run in it. */
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import type { Browser } from '../../../src/lib/storage/format.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { KeptState } from '../../../src/lib/storage/kept.ts';
import type { KeptTable } from '../../../src/play/play-format.ts';
import { clearedAway } from '../../../src/play/series/keep-results.ts';
import { EMPTY_BOOK, runOf, withRun, withStrong } from '../../../src/play/series/series-run.ts';
import type { SeriesBook, SeriesRun } from '../../../src/play/series/series-run.ts';
import { SERIES_FORMAT } from '../../../src/play/series/series-format.ts';
import type { DoneDeal } from '../../../src/play/sitting.ts';
import { keepingTroubles } from '#edition/score/keeping-words.ts';
import type { KeepTable } from '../table-course.svelte.ts';

const TROUBLES = keepingTroubles('sittings');

export class SeriesStore {
  book: SeriesBook = $state.raw(EMPTY_BOOK);
  /** Why nothing can be kept; empty where it can. */
  trouble = $state('');
  readonly #kept: Kept<SeriesBook>;
  #tell: (state: KeptState<SeriesBook>) => void = () => undefined;

  constructor(browser: Browser = BROWSER) {
    this.#kept = new Kept(SERIES_FORMAT, browser, {
      // The game goes on whether there is room to store it or not.
      holds: true,
      tell: (state) => {
        this.book = state.value;
        this.trouble = state.trouble === null ? '' : TROUBLES[state.trouble];
        this.#tell(state);
      },
    });
  }

  /** Reads the book and follows other tabs, until the returned function is called. */
  open(): () => void {
    return this.#kept.open();
  }

  change(step: (book: SeriesBook) => SeriesBook): boolean {
    return this.#kept.change(step);
  }

  /** The run through a series; undefined where the reader has not begun it. */
  run(id: string): SeriesRun | undefined {
    return runOf(this.book, id);
  }

  /** Adds a deal that the strong player has played. */
  addStrong(id: string, index: number, deal: DoneDeal): void {
    this.change((book) => withStrong(book, id, index, deal));
  }

  /** Keeps the sitting of a table as the run through a series. */
  keepRun(id: string): KeepTable {
    return (_, tell) => {
      this.#tell = ({ trouble, value }) => {
        tell({ trouble, value: sittingOf(runOf(value, id)) });
      };
      return {
        open: () => this.open(),
        change: (step) =>
          this.change((book) => {
            const run = runOf(book, id);
            const sitting = step(sittingOf(run));
            if (sitting === null) return book;
            const strong = run?.strong ?? [];
            return clearedAway(withRun(book, { ...sitting, id, strong }), id);
          }),
      };
    };
  }
}

/** A run as a table has it, without what it knows nothing of. */
function sittingOf(run: SeriesRun | undefined): KeptTable {
  if (run === undefined) return null;
  const { deal, done, laws, strength } = run;
  return { laws, strength, done, deal };
}
