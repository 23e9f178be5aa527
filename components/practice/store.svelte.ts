/** The reader's progress, stored in this browser only. Without storage it lasts as long as the page. */
import { BROWSER } from '../../src/lib/storage/browser.ts';
import type { Browser, Trouble } from '../../src/lib/storage/format.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import type { KeptState } from '../../src/lib/storage/kept.ts';
import {
  NO_PROGRESS,
  clearedProgress,
  countNew,
  mergeProgress,
  withChoices,
  withMemory,
  withMemoryCleared,
  withResults,
} from '../../src/practice/progress.ts';
import type { Choices, Progress, Result } from '../../src/practice/progress.ts';
import type { Day } from '../../src/lib/days.ts';
import type { DrillId } from '../../src/practice/drill.ts';
import { PROGRESS_FORMAT, parseProgress } from '../../src/practice/parse-progress.ts';
import { valid } from '../../src/lib/checked.ts';
import type { Checked } from '../../src/lib/checked.ts';
import { clockDay, now } from '../parts/device.ts';

export class ProgressStore {
  /** The day of the reader's calendar at the last look at the clock. */
  today = $state(0);

  #state: KeptState<Progress> = $state.raw({ value: NO_PROGRESS, trouble: null, damaged: null });
  readonly #kept: Kept<Progress>;
  readonly #browser: Browser;
  /** The results that this page has added. */
  #added: Result[] = [];

  constructor(browser: Browser = BROWSER) {
    this.#browser = browser;
    this.#kept = new Kept(PROGRESS_FORMAT, browser, {
      holds: true,
      again: (stored) =>
        withResults(
          stored,
          this.#added.filter(({ at }) => at > stored.cleared),
        ),
      tell: (state) => {
        this.#state = state;
        this.today = clockDay();
      },
    });
  }

  get progress(): Progress {
    return this.#state.value;
  }

  /** Why progress cannot be stored. Damage is reported until the reader discards the damaged texts. */
  get trouble(): Trouble | null {
    return this.#state.trouble ?? (this.damaged === null ? null : 'damaged');
  }

  /**
   * The day of the last answer where it is in the future, because a clock is or was wrong. One day
   * is allowed: a reader who crossed the date line has answers of tomorrow.
   */
  get futureDay(): Day | null {
    const last = this.progress.results.at(-1)?.day ?? 0;
    return this.today > 0 && last > this.today + 1 ? last : null;
  }

  /** The damaged texts, if there are any. */
  get damaged(): string | null {
    return this.#state.damaged;
  }

  /** Reads the stored progress and follows other tabs, until the returned function is called. */
  open(): () => void {
    const close = this.#kept.open();
    const { events } = this.#browser;
    const look = (): void => {
      this.look();
    };
    events.addEventListener('visibilitychange', look);
    return () => {
      events.removeEventListener('visibilitychange', look);
      close();
    };
  }

  /**
   * Looks at the clock: a page left open may have passed midnight. Call it whenever something of the
   * day begins.
   */
  look(): void {
    this.today = clockDay();
  }

  record(result: Result): void {
    this.#added.push(result);
    this.#kept.change((progress) => withResults(progress, [result]));
  }

  choose(drill: DrillId, choices: Omit<Choices, 'at'>): void {
    const at = now();
    this.#kept.change((progress) => withChoices(progress, drill, { ...choices, at }));
  }

  remember(on: boolean): void {
    const at = now();
    this.#kept.change((progress) => withMemory(progress, on, at));
  }

  forget(): void {
    const at = now();
    this.#kept.change((progress) => withMemoryCleared(progress, at));
  }

  /** Clears everything, a damaged text included. */
  clear(): void {
    this.#added = [];
    const at = now();
    this.#kept.drop();
    this.#kept.change(() => clearedProgress(at));
  }

  /** All progress as the text of a file. */
  exported(): string {
    return this.#kept.text;
  }

  /**
   * Adds the progress of a file.
   *
   * @returns how many answers were new; or what is wrong with the file, which then changes nothing.
   */
  import(text: string): Checked<number, string> {
    const read = parseProgress(text);
    if (!read.ok) {
      const [first, ...others] = read.errors.map(
        ({ message, where }) => `${where === '' ? '' : `${where}: `}${message}`,
      );
      return { ok: false, errors: [first!, ...others] };
    }
    const fresh = countNew(this.progress, read.value.results);
    this.#kept.change((progress) => {
      const { cleared } = progress;
      return { ...mergeProgress(progress, read.value), cleared };
    });
    return valid(fresh);
  }

  /** Discards the damaged texts. */
  dropDamaged(): void {
    this.#kept.drop();
  }
}
