/**
 * The hands the reader keeps in this browser. What the storage holds is the truth: every change
 * reads it again, so that two tabs lose nothing to each other.
 */
import { makeStore, parseStore, renameHand, withHand, withoutHand } from '../../src/room/saved.ts';
import type { SavedHand } from '../../src/room/saved.ts';
import type { Hand } from '../../src/notation/hand.ts';
import { toKeep } from './to-keep.ts';

/** The key of the saved hands, and of a damaged text that was put aside. */
export const SHELF_KEY = 'vorhand-hands';
export const ASIDE_KEY = 'vorhand-hands-aside';

const FORBIDDEN =
  'This browser keeps nothing for this page, so no hand can be saved here. The link and the file hold a hand as well.';
const FULL = 'There is no more room in this browser. Delete a hand that you no longer need.';
const ASIDE =
  'Some of what was saved here could not be read. It was put aside and not deleted; the hands that could be read are listed.';
const STUCK =
  'Some of what was saved here could not be read, and this browser has no room to put it aside. So that it is not lost, nothing here is changed or saved until there is room.';
const NEWER =
  'The hands saved here were written by a newer version of this page. They are left as they are; reload the page to see them.';

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
    // A page brought back by the browser's Back button missed what was written meanwhile.
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) this.#look();
    };
    addEventListener('storage', follow);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', back);
    };
  }

  /**
   * Saves a hand, in place of the same one saved before; true when it is kept.
   *
   * @param text the hand in our notation where its id, the word of its address, holds less.
   */
  keep(hand: Hand, text: string | null): boolean {
    const old = this.hands.find(({ code }) => code === hand.id);
    const saved = toKeep(hand, text, old);
    return this.#change((hands) => withHand(hands, saved));
  }

  rename(key: string, name: string): void {
    this.#change((hands) => renameHand(hands, key, name));
  }

  remove(key: string): void {
    this.#change((hands) => withoutHand(hands, key));
  }

  /** Reads what is saved; true when it may be written over, since nothing would be lost by it. */
  #look(): boolean {
    let text: string | null;
    try {
      text = localStorage.getItem(SHELF_KEY);
    } catch {
      this.trouble = FORBIDDEN;
      return false;
    }
    const { aside, hands, newer } = parseStore(text);
    this.hands = hands;
    if (newer) {
      this.trouble = NEWER;
      return false;
    }
    return aside === null || this.#putAside(aside, hands);
  }

  /** What is already aside stays: the texts stand one below the other. */
  #putAside(text: string, hands: readonly SavedHand[]): boolean {
    try {
      const before = localStorage.getItem(ASIDE_KEY);
      const isThere = before !== null && (before === text || before.endsWith(`\n${text}`));
      if (!isThere) {
        localStorage.setItem(ASIDE_KEY, before === null ? text : `${before}\n${text}`);
      }
      localStorage.setItem(SHELF_KEY, makeStore(hands));
    } catch {
      this.trouble = STUCK;
      return false;
    }
    this.trouble = ASIDE;
    return true;
  }

  #change(make: (hands: readonly SavedHand[]) => SavedHand[]): boolean {
    this.trouble = '';
    if (!this.#look()) return false;
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
