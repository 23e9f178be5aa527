/**
 * The hands the reader keeps in this browser. What the storage holds is the truth: every change
 * reads it again, so that two tabs lose nothing to each other.
 */
import {
  makeStore,
  parseStore,
  renameHand,
  withHand,
  withoutHand,
} from '../../src/analyse/saved.ts';
import type { SavedHand } from '../../src/analyse/saved.ts';

/** The key of the saved hands, and of a damaged text that was put aside. */
export const SHELF_KEY = 'vorhand-hands';
export const ASIDE_KEY = 'vorhand-hands-aside';

const FORBIDDEN =
  'This browser keeps nothing for this page, so no hand can be saved here. The link and the file hold a hand as well.';
const FULL = 'There is no more room in this browser. Delete a hand that you no longer need.';
const ASIDE =
  'Some of what was saved here could not be read. It was put aside and not deleted; the hands that could be read are listed.';

export class Shelf {
  hands: readonly SavedHand[] = $state.raw([]);
  /** What stands in the way, or the empty text. */
  trouble = $state('');

  /** Reads what is saved, and follows other tabs until the function given is called. */
  open(): () => void {
    this.#look();
    const follow = ({ key }: StorageEvent): void => {
      if (key === SHELF_KEY || key === null) this.#look();
    };
    addEventListener('storage', follow);
    return () => {
      removeEventListener('storage', follow);
    };
  }

  /** Saves a hand; true when it is kept. */
  save(hand: SavedHand): boolean {
    return this.#change((hands) => withHand(hands, hand));
  }

  rename(key: string, name: string): void {
    this.#change((hands) => renameHand(hands, key, name));
  }

  remove(key: string): void {
    this.#change((hands) => withoutHand(hands, key));
  }

  #look(): void {
    try {
      const { aside, hands } = parseStore(localStorage.getItem(SHELF_KEY));
      this.hands = hands;
      if (aside !== null) this.#putAside(aside, hands);
    } catch {
      this.trouble = FORBIDDEN;
    }
  }

  /** What is already aside stays: the texts stand one below the other. */
  #putAside(text: string, hands: readonly SavedHand[]): void {
    this.trouble = ASIDE;
    const before = localStorage.getItem(ASIDE_KEY);
    try {
      localStorage.setItem(ASIDE_KEY, before === null ? text : `${before}\n${text}`);
    } catch {
      // No room to put it aside: then it stays where it is.
      return;
    }
    localStorage.setItem(SHELF_KEY, makeStore(hands));
  }

  #change(make: (hands: readonly SavedHand[]) => SavedHand[]): boolean {
    this.trouble = '';
    this.#look();
    if (this.trouble === FORBIDDEN) return false;
    const hands = make(this.hands);
    try {
      localStorage.setItem(SHELF_KEY, makeStore(hands));
    } catch {
      this.trouble = FULL;
      return false;
    }
    this.hands = hands;
    return true;
  }
}
