/**
 * What a reader is in the middle of: a round, a lesson, a form half filled in. There is one rule for all
 * of it: what was begun is there again after a reload and after Back.
 *
 * It is kept without any notice, and what cannot be read is dropped: a reader who finds nothing begins
 * anew. What must not be lost, and goes into the file of everything, is kept with `Kept`.
 */
import { parseJson } from '../json/json.ts';
import { BEGUN_STORAGES } from './browser.ts';
import type { BegunStorages } from './browser.ts';

/** Something that a reader can be in the middle of. */
export interface Activity<T> {
  /** Its name. The test of all activities has each of them by this name. */
  readonly activity: string;
  /**
   * How long it lasts: a form and a set of questions as long as their tab, and each tab has its own; an
   * unfinished game or lesson is there also when the window was closed.
   */
  readonly lasts: keyof BegunStorages;
  /** Reads the JSON that was stored, never throws; undefined for what makes no sense. */
  readonly read: (data: unknown) => T | undefined;
}

export class Begun<T> {
  readonly #activity: Activity<T>;
  readonly #key: string;
  readonly #storages: BegunStorages;

  /** @param at distinguishes what can be begun in several places: a drill’s id, a sheet’s key. */
  constructor(activity: Activity<T>, at = '', storages = BEGUN_STORAGES) {
    this.#activity = activity;
    this.#storages = storages;
    this.#key = `vorhand-begun-${activity.activity}${at === '' ? '' : `-${at}`}`;
  }

  /** What was begun; undefined where nothing was, or nothing that makes sense. */
  read(): T | undefined {
    try {
      const json = parseJson(this.#storages[this.#activity.lasts].getItem(this.#key) ?? '');
      return json.ok ? this.#activity.read(json.value) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores how far it has come; null when it is over or given up. */
  write(value: T | null): void {
    try {
      const storage = this.#storages[this.#activity.lasts];
      if (value === null) storage.removeItem(this.#key);
      else storage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // Without storage, or room in it, it lasts as long as the page.
    }
  }
}
