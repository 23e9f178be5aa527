/**
 * What is kept in the browser is JSON under a key of its own. A format says what it means; `Kept`
 * sees to the storage. Whatever is kept one day (bookmarks, notes, the place where one
 * reads) needs a format and nothing else; a list of formats is also all that a file of everything
 * kept needs to know.
 */

/** The result of reading the stored text. */
export type Reading<T> =
  | { readonly is: 'whole'; readonly value: T }
  /** Something in it makes no sense; `value` is the part that is sound by itself. */
  | { readonly is: 'damaged'; readonly value: T }
  /** A later version of this site has written it: to be left as it is. */
  | { readonly is: 'newer' };

export interface Format<T> {
  /** Where the text is in the storage. */
  readonly key: string;
  /** Where damaged texts are put aside, one below the other. */
  readonly asideKey: string;
  /** The value before anything has been stored. */
  readonly empty: T;
  /** What JSON holds. Never throws, whatever it is; a text that is no JSON is damaged anyway. */
  readonly read: (data: unknown) => Reading<T>;
  /** What JSON is to hold: `read` gives the value back whole. */
  readonly make: (value: T) => object;
}

/** The parts of a browser needed to store something. Even reading `localStorage` may throw. */
export interface Browser {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the events `storage` and `pageshow` fire. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * What prevents a value from being stored:
 *
 * - `forbidden`: the browser lets the page keep nothing,
 * - `full`: there was no room for the last change,
 * - `damaged`: part of what was stored could not be read; the whole text has been put aside,
 * - `stuck`: the same, but there is no room to put it aside, so it is not written over,
 * - `newer`: a later version of this site has written what is stored, and it is left alone.
 */
export type Trouble = 'forbidden' | 'full' | 'damaged' | 'stuck' | 'newer';
