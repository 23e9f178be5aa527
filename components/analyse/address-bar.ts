/** The page's address, as far as the room reads and writes it. */
export interface RoomAddress {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  /** The object that receives `hashchange`. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The address of the current page. It is looked up on each read, never while a page is built. */
export const ADDRESS_BAR: RoomAddress = {
  get location() {
    return location;
  },
  get history() {
    return history;
  },
  get events() {
    return window;
  },
};

/** Replaces the word behind the `#` without a new entry in the history. */
export function writeAddress({ history }: RoomAddress, word: string): void {
  history.replaceState(history.state, '', `#${word}`);
}

/**
 * Goes to another word as a new entry in the history, from which Back leads here.
 *
 * @param state what must still be known about the entry after a reload.
 */
export function stepTo({ history, location }: RoomAddress, word: string, state: object): void {
  const hash = `#${word}`;
  // A second entry for the same address would make Back seem to do nothing.
  if (location.hash === hash) history.replaceState(state, '', hash);
  else history.pushState(state, '', hash);
}

/** Replaces the word and the state behind the `#` without a new entry in the history. */
export function changeStep({ history }: RoomAddress, word: string, state: object): void {
  history.replaceState(state, '', `#${word}`);
}
