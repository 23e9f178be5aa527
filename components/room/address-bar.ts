/** The page's address, as far as the room reads and writes it. */
export interface RoomAddress {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  /** Where `hashchange` is told. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The address of the page there is. It is asked only when it is read, never while a page is built. */
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

/** Puts another word behind the `#`, as no new step of the history. */
export function writeAddress({ history }: RoomAddress, word: string): void {
  history.replaceState(history.state, '', `#${word}`);
}
