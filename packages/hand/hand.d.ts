/** The element `<vorhand-hand>`. The page /embed/ of the book explains its attributes. */

/** The attributes of the element, in HTML, Svelte and React. */
export interface VorhandHandAttributes {
  /** The address of a hand’s page in a book, or of a file whose name ends in `.hand` or `.json`. */
  src?: string | undefined;
  /** Where the table opens: `t6`, `t6.2`, `low-ruff/t2.2`. A change moves the table there. */
  place?: string | undefined;
  /** Without it the table follows the background of the page. */
  theme?: 'light' | 'dark' | undefined;
  /** The colours of German packs, or acorns and leaves. */
  suits?: 'four-colour' | 'german' | undefined;
  /** The letters and the names of German cards. */
  terms?: 'de' | undefined;
}

/** What `placechange` says. */
export interface PlaceChange {
  /** The id of the hand. */
  readonly hand: string;
  /** The name of the place: `t6.2`. */
  readonly place: string;
}

/** The events of the element. */
export interface VorhandHandEventMap extends HTMLElementEventMap {
  placechange: CustomEvent<PlaceChange>;
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
