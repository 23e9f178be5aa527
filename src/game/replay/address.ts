/** Addresses within a page: `#foster-09`, `#foster-09/t6.2`, `#foster-09/low-ruff/t2.2`. */

/** A hand and, if the address names one, a place in it (not checked). */
export interface Address {
  readonly hand: string;
  readonly place: string | null;
}

const ADDRESS = /^#([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(.*))?$/;

/** Reads the part of an address from `#` on; undefined when it names no hand. */
export function readAddress(hash: string): Address | undefined {
  const match = ADDRESS.exec(hash);
  if (!match) return undefined;
  const [, hand = '', place = ''] = match;
  return { hand, place: place === '' ? null : place };
}

/** The address of a place, from `#` on. */
export function makeAddress({ hand, place }: Address): string {
  return place === null ? `#${hand}` : `#${hand}/${place}`;
}

const PLACE_WITH_PAGE = /^(?:layout|t(?:[1-9]|1[0-3])\.[1-4])$/;

/**
 * The address of the page for a place, which previews the place where a link is shared:
 * `/hands/foster-09/t6.2/`; for the deal the hand’s own page. Null for a place in a variation or in
 * an own line, which has no page. Only a build with `SITE` has these pages (`makeLinkToPlace`).
 *
 * @param place its name; not checked to be one of the hand’s.
 */
export function makePageAddress(hand: string, place: string): string | null {
  if (place === 'deal') return `/hands/${hand}/`;
  return PLACE_WITH_PAGE.test(place) ? `/hands/${hand}/${place}/` : null;
}

/**
 * The link a reader can share to a place in a hand of the book: to the page of the place if the build
 * has one, else to the figure on the hand’s page. For a place in a variation or in an own line it is
 * an address within the current page.
 *
 * @param place its name; not checked to be one of the hand’s.
 * @param placePages whether the build has pages for places, as a build with `SITE` does.
 */
export function makeLinkToPlace(hand: string, place: string, placePages: boolean): string {
  const page = makePageAddress(hand, place);
  const inFigure = makeAddress({ hand, place });
  if (page === null) return inFigure;
  return placePages || place === 'deal' ? page : `/hands/${hand}/${inFigure}`;
}
