/**
 * The reader's progress, kept in this browser only. What the storage holds is the truth: every
 * write reads it again and adds to it, so that two tabs lose nothing to each other. Where nothing
 * may be stored, progress lives as long as the page.
 */
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
import type { DrillId } from '../../src/practice/drill.ts';
import { makeProgress, parseProgress, salvageProgress } from '../../src/practice/parse-progress.ts';
import { valid } from '../../src/skat/checked.ts';
import type { Checked } from '../../src/skat/checked.ts';
import { clockDay, now } from './clock.ts';

/** The key of progress in the browser's storage, and of a damaged text that was put aside. */
export const PROGRESS_KEY = 'vorhand-practice';
export const DAMAGED_KEY = 'vorhand-practice-damaged';

/**
 * What stands in the way of keeping progress: storage is forbidden; it is full; what it held was
 * damaged, and lies aside; what it holds is from a newer version, and is left alone.
 */
export type Trouble = 'forbidden' | 'full' | 'damaged' | 'newer';

export class ProgressStore {
  progress: Progress = $state.raw(NO_PROGRESS);
  trouble: Trouble | null = $state(null);
  /** The day of the reader's calendar at the last look. */
  today = $state(0);
  /** The text that was damaged. */
  damaged: string | null = $state.raw(null);

  /** What this page has added, for a storage that takes it only later, or never. */
  #added: Result[] = [];

  /** Reads what is stored, and follows what other tabs write until the function given is called. */
  open(): () => void {
    this.today = clockDay();
    this.progress = this.#stored();
    const follow = (event: StorageEvent): void => {
      if (event.key === PROGRESS_KEY || event.key === null) this.#follow();
    };
    // A page brought back by the browser's Back button missed what was written meanwhile.
    const back = (event: PageTransitionEvent): void => {
      this.today = clockDay();
      if (event.persisted) this.#follow();
    };
    addEventListener('storage', follow);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', back);
    };
  }

  record(result: Result): void {
    this.today = clockDay();
    this.#added.push(result);
    this.#change((progress) => withResults(progress, [result]));
  }

  choose(drill: DrillId, choices: Omit<Choices, 'at'>): void {
    this.#change((progress) => withChoices(progress, drill, { ...choices, at: now() }));
  }

  remember(on: boolean): void {
    this.#change((progress) => withMemory(progress, on, now()));
  }

  forget(): void {
    this.#change((progress) => withMemoryCleared(progress, now()));
  }

  /** Clears everything, a damaged text included. */
  clear(): void {
    this.#added = [];
    this.dropDamaged();
    this.#change(() => clearedProgress(now()));
  }

  /** All progress as the text of a file. */
  exported(): string {
    return makeProgress(this.progress);
  }

  /**
   * Adds the progress of a file.
   *
   * @returns how many answers were new; or what is wrong with the file, and then nothing changed.
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
    this.#change((progress) => {
      const cleared = progress.cleared;
      return { ...mergeProgress(progress, read.value), cleared };
    });
    return valid(fresh);
  }

  /** Lets the damaged text go. */
  dropDamaged(): void {
    this.damaged = null;
    if (this.trouble === 'damaged') this.trouble = null;
    try {
      localStorage.removeItem(DAMAGED_KEY);
    } catch {
      // Nothing could be stored there either.
    }
  }

  #follow(): void {
    const stored = this.#stored();
    // Another tab may have written at the same moment: what is ours goes in again.
    const ours = this.#added.filter(({ at }) => at > stored.cleared);
    if (countNew(stored, ours) > 0) this.#change((progress) => withResults(progress, ours));
    else this.progress = stored;
  }

  #change(step: (progress: Progress) => Progress): void {
    const stored = this.#stored();
    const ours = this.#added.filter(({ at }) => at > stored.cleared);
    // What could not be stored stands in memory alone.
    const base =
      this.trouble === 'forbidden' || this.trouble === 'newer' || this.trouble === 'full'
        ? mergeProgress(this.progress, stored)
        : withResults(stored, ours);
    this.progress = step(base);
    if (this.trouble === 'newer') return;
    try {
      localStorage.setItem(PROGRESS_KEY, makeProgress(this.progress));
      if (this.trouble === 'full' || this.trouble === 'forbidden') this.trouble = null;
    } catch {
      this.trouble = this.trouble === 'forbidden' ? 'forbidden' : 'full';
    }
  }

  /** What the storage holds; a damaged text is put aside first, and what is sound of it kept. */
  #stored(): Progress {
    let text: string | null;
    try {
      text = localStorage.getItem(PROGRESS_KEY);
      this.damaged ??= localStorage.getItem(DAMAGED_KEY);
    } catch {
      this.trouble = 'forbidden';
      return this.progress;
    }
    if (this.damaged !== null) this.trouble ??= 'damaged';
    if (text === null) return NO_PROGRESS;
    const read = parseProgress(text);
    if (read.ok) return read.value;
    if (read.errors[0].code === 'newer') {
      this.trouble = 'newer';
      return this.progress;
    }
    this.trouble = 'damaged';
    this.damaged = text;
    const sound = salvageProgress(text);
    try {
      localStorage.setItem(DAMAGED_KEY, text);
      localStorage.setItem(PROGRESS_KEY, makeProgress(sound));
    } catch {
      this.trouble = 'full';
    }
    return sound;
  }
}
