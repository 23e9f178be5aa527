/**
 * A value kept in the browser. What the storage holds is the truth: every change reads it again and
 * adds to it, so that two tabs lose nothing to each other. A text that cannot be read is never
 * written over before a copy of it has been put aside.
 */
import { parseJson } from '../json/json.ts';
import type { Browser, Format, Reading, Trouble } from './format.ts';

/** How the value stands. */
export interface KeptState<T> {
  readonly value: T;
  readonly trouble: Trouble | null;
  /** The damaged texts, those put aside and the one that could not be; null when there is none. */
  readonly damaged: string | null;
}

export interface KeptOptions<T> {
  /**
   * Whether a change that cannot be stored holds as long as the page, and is stored as soon as it
   * can be; else it is not made.
   */
  readonly holds: boolean;
  /** Called with the state of the value whenever it has been read. */
  readonly tell: (state: KeptState<T>) => void;
  /**
   * Adds to what is stored all that this page has stored before and that a tab writing at the same
   * moment may have dropped. Gives back the very value when nothing is missing.
   */
  readonly again?: (value: T) => T;
}

type Step<T> = (value: T) => T;

export class Kept<T> {
  readonly #format: Format<T>;
  readonly #browser: Browser;
  readonly #options: KeptOptions<T>;
  #stored: T;
  /** Whether another tab has dropped something that this one had stored. */
  #dropped = false;
  /** The changes that hold although they are not stored. */
  #waiting: readonly Step<T>[] = [];
  #trouble: Trouble | null = null;
  #damaged: string | null = null;
  /** The last text that was read or written, and its value: most reads find the same text again. */
  #known: { readonly text: string; readonly reading: Reading<T> } | null = null;

  /** Touches nothing yet: until {@link open} the value is the format's empty one. */
  constructor(format: Format<T>, browser: Browser, options: KeptOptions<T>) {
    this.#format = format;
    this.#browser = browser;
    this.#options = options;
    this.#stored = format.empty;
  }

  /** The value, with the changes that wait to be stored. */
  get value(): T {
    return this.#waiting.reduce((value, step) => step(value), this.#stored);
  }

  /** The value as the text that is stored, for a file as well. */
  get text(): string {
    return this.#textOf(this.value);
  }

  /** Reads what is stored, and follows what other tabs write until the function given is called. */
  open(): () => void {
    const { asideKey, key } = this.#format;
    const { events } = this.#browser;
    const onStorage = (event: Event): void => {
      const changed = (event as StorageEvent).key;
      // Null means that everything was cleared.
      if (changed === key || changed === asideKey || changed === null) this.#follow();
    };
    // A page brought back by the browser's Back button missed what was written meanwhile.
    const onPageShow = (event: Event): void => {
      if ((event as PageTransitionEvent).persisted) this.#follow();
    };
    events.addEventListener('storage', onStorage);
    events.addEventListener('pageshow', onPageShow);
    this.#follow();
    return () => {
      events.removeEventListener('storage', onStorage);
      events.removeEventListener('pageshow', onPageShow);
    };
  }

  /**
   * Changes what is stored.
   *
   * @param step gives the changed value; it may be called again, on what another tab has stored.
   * @returns whether the change is stored.
   */
  change(step: Step<T>): boolean {
    this.#trouble = null;
    const mayWrite = this.#look();
    const before = this.#waiting;
    this.#waiting = [...before, step];
    const isStored = mayWrite && this.#write();
    if (!isStored && !this.#options.holds) this.#waiting = before;
    this.#tell();
    return isStored;
  }

  /** Lets the damaged texts go, also the one that could not be put aside. */
  drop(): void {
    const { asideKey, key } = this.#format;
    this.#look();
    try {
      const { storage } = this.#browser;
      storage.removeItem(asideKey);
      if (this.#trouble === 'stuck') storage.setItem(key, this.#textOf(this.#stored));
    } catch {
      // Nothing could be put aside there either.
    }
    this.#trouble = null;
    this.#follow();
  }

  #follow(): void {
    if (this.#look() && (this.#dropped || this.#waiting.length > 0)) this.#write();
    this.#tell();
  }

  /** Reads what is stored; true when it may be written over, since nothing would be lost by it. */
  #look(): boolean {
    const { asideKey, key } = this.#format;
    let text: string | null;
    try {
      const { storage } = this.#browser;
      text = storage.getItem(key);
      this.#damaged = storage.getItem(asideKey);
    } catch {
      this.#trouble = 'forbidden';
      return false;
    }
    const reading = this.#read(text);
    if (reading.is === 'newer') {
      this.#trouble = 'newer';
      return false;
    }
    this.#stored = this.#options.again?.(reading.value) ?? reading.value;
    this.#dropped = this.#stored !== reading.value;
    if (reading.is === 'damaged' && text !== null) {
      this.#trouble = this.#putAside(text) ? 'damaged' : 'stuck';
    } else if (this.#trouble !== 'full' && this.#trouble !== 'damaged') this.#trouble = null;
    return this.#trouble !== 'stuck';
  }

  #read(text: string | null): Reading<T> {
    const { empty, read } = this.#format;
    if (text === null) return { is: 'whole', value: empty };
    if (this.#known?.text === text) return this.#known.reading;
    const json = parseJson(text);
    const reading: Reading<T> = json.ok ? read(json.value) : { is: 'damaged', value: empty };
    this.#known = { text, reading };
    return reading;
  }

  #textOf(value: T): string {
    return JSON.stringify(this.#format.make(value));
  }

  /** What is aside already stays there. */
  #putAside(text: string): boolean {
    const { asideKey, key } = this.#format;
    const { storage } = this.#browser;
    const aside = this.#damaged;
    const isThere = aside !== null && `\n${aside}\n`.includes(`\n${text}\n`);
    if (!isThere) this.#damaged = aside === null ? text : `${aside}\n${text}`;
    try {
      if (!isThere) storage.setItem(asideKey, this.#damaged ?? text);
    } catch {
      return false;
    }
    try {
      storage.setItem(key, this.#textOf(this.#stored));
    } catch {
      // The copy is safe: the next change writes over the text, or finds that there is no room.
    }
    return true;
  }

  /** Stores the value, with all that waits. */
  #write(): boolean {
    const { value } = this;
    const text = this.#textOf(value);
    try {
      this.#browser.storage.setItem(this.#format.key, text);
    } catch {
      this.#trouble = 'full';
      return false;
    }
    this.#known = { text, reading: { is: 'whole', value } };
    this.#stored = value;
    this.#waiting = [];
    if (this.#trouble === 'full') this.#trouble = null;
    return true;
  }

  #tell(): void {
    const { value } = this;
    this.#options.tell({ value, trouble: this.#trouble, damaged: this.#damaged });
  }
}
