/** Addresses within a page: `#foster-09`, `#foster-09/t6.2`, `#foster-09/low-ruff/t2.2`. */

/** A hand and, when the address goes into it, the name of a place (not checked). */
export interface Address {
  readonly hand: string;
  readonly place: string | null;
}

const ADDRESS = /^#([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(.*))?$/;

/** Reads the part of an address from `#` on; undefined when it cannot mean a hand. */
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
 * The address of the page that a link to a place leads to and that shows the place to whoever is sent
 * the link: `/hands/foster-09/t6.2/`, for the deal the hand’s own page. Null for a place in a
 * variation or in an own line, which has no page. Only a build with `SITE` has these pages
 * (`makeLinkToPlace`).
 *
 * @param place its name; not checked to be one of the hand’s.
 */
export function makePageAddress(hand: string, place: string): string | null {
  if (place === 'deal') return `/hands/${hand}/`;
  return PLACE_WITH_PAGE.test(place) ? `/hands/${hand}/${place}/` : null;
}

/**
 * The link to a place of a hand of the book, as a reader sends it: to the page of the place where the
 * build has one, else to the place in the figure on the hand’s page. To a place in a variation or in
 * an own line it is the address within the page one is on.
 *
 * @param place its name; not checked to be one of the hand’s.
 * @param placePages whether the build has the pages of places, which it has with `SITE`.
 */
export function makeLinkToPlace(hand: string, place: string, placePages: boolean): string {
  const page = makePageAddress(hand, place);
  const inFigure = makeAddress({ hand, place });
  if (page === null) return inFigure;
  return placePages || place === 'deal' ? page : `/hands/${hand}/${inFigure}`;
}
