/** The page's address, as far as the room reads and writes it. */
export interface RoomAddress {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
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

/**
 * Goes on to another word as a new step of the history, from which Back leads here.
 *
 * @param state what is to be known of the step after a reload as well.
 */
export function stepTo({ history, location }: RoomAddress, word: string, state: object): void {
  const hash = `#${word}`;
  // Where one is already there would be a step that Back seems not to take.
  if (location.hash === hash) history.replaceState(state, '', hash);
  else history.pushState(state, '', hash);
}

/** Puts another word and state behind the `#`, as no new step of the history. */
export function changeStep({ history }: RoomAddress, word: string, state: object): void {
  history.replaceState(state, '', `#${word}`);
}
