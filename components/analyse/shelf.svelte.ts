/** The hands the reader keeps in this browser. */
import { HANDS_TROUBLES } from '#edition/analyse/room-words.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import type { Browser } from '../../src/lib/storage/format.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import {
  HANDS_FORMAT,
  renameHand,
  withHand,
  withoutHand,
} from '../../src/game/codes/saved-hands.ts';
import type { SavedHand } from '../../src/game/codes/saved-hands.ts';
import type { Hand } from '../../src/game/notation/hand.ts';
import { toKeep } from './to-keep.ts';

export class HandsStore {
  hands: readonly SavedHand[] = $state.raw([]);
  /** The problem with storage, in words; empty when there is none. */
  trouble = $state('');
  readonly #kept: Kept<readonly SavedHand[]>;

  constructor(browser: Browser = BROWSER) {
    this.#kept = new Kept(HANDS_FORMAT, browser, {
      // A reader who saves a hand wants it to be there tomorrow, so a change that is not stored is
      // not made.
      holds: false,
      tell: ({ trouble, value }) => {
        this.hands = value;
        this.trouble = trouble === null ? '' : HANDS_TROUBLES[trouble];
      },
    });
  }

  /** Reads what is saved, and follows other tabs until the returned function is called. */
  open(): () => void {
    return this.#kept.open();
  }

  /**
   * Saves a hand, in place of the same one saved before; true when it is stored.
   *
   * @param text the hand in our notation, if its id, the word of its address, holds less.
   */
  keep(hand: Hand, text: string | null): boolean {
    return this.#kept.change((hands) => {
      const old = hands.find(({ code }) => code === hand.id);
      return withHand(hands, toKeep(hand, text, old));
    });
  }

  rename(key: string, name: string): void {
    this.#kept.change((hands) => renameHand(hands, key, name));
  }

  remove(key: string): void {
    this.#kept.change((hands) => withoutHand(hands, key));
  }
}
