/** The element `<vorhand-hand>`. The page /embed/ of the book explains its attributes. */

/** The attributes of the element, in HTML, Svelte and React; null and undefined leave one out. */
export interface VorhandHandAttributes {
  /** The address of a hand’s page in a book, or of a file whose name ends in `.hand` or `.json`. */
  src?: string | null | undefined;
  /** Where the table opens: `t6`, `t6.2`, `low-ruff/t2.2`. A change moves the table there. */
  place?: string | null | undefined;
  /** Without it the table follows the background of the page. */
  theme?: 'light' | 'dark' | null | undefined;
  /** The colours of German packs, or acorns and leaves. */
  suits?: 'four-colour' | 'german' | null | undefined;
  /** The letters and the names of German cards. */
  terms?: 'de' | null | undefined;
}

/** What `placechange` says. */
export interface PlaceChange {
  /** The id of the hand. */
  readonly hand: string;
  /** The name of the place: `t6.2`. */
  readonly place: string;
}

/** The event `placechange`. */
export type PlaceChangeEvent = CustomEvent<PlaceChange> & {
  readonly currentTarget: VorhandHandElement;
};

/** The events of the element. */
export interface VorhandHandEventMap extends HTMLElementEventMap {
  placechange: PlaceChangeEvent;
}

/** The element itself. */
export interface VorhandHandElement extends HTMLElement {
  /** The name of the place shown; null before there is a hand. */
  place: string | null;
  /** A hand in the notation or as JSON; null for the content of the element. */
  text: string | null;
  addEventListener<Name extends keyof VorhandHandEventMap>(
    type: Name,
    listener: (this: VorhandHandElement, event: VorhandHandEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'vorhand-hand': VorhandHandElement;
  }
}
