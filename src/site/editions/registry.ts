/** Where in the bound book a page of the site, or an anchor on it, is to be found. */
import type { Leaf } from './read-leaf.ts';

/** A leaf with its anchors: as the site has them, each with its name in the book. */
export interface NamedLeaf {
  readonly leaf: Leaf;
  readonly anchors: ReadonlyMap<string, string>;
}

/** Finds places for the links of one leaf. */
export type Find = (address: string | null, anchor: string | null) => string | undefined;

/**
 * Makes the way to find places.
 *
 * The page of a hand is no leaf: a link to it, or to a place on it, leads to the first chapter with
 * the hand’s figure. An anchor that a leaf does not have is left away, if it is of a hand’s place: the
 * table on paper begins where the line leaves the play.
 * @param makeLink what a link to an anchor, or to the leaf as a whole, looks like
 */
export function makeFind(
  book: readonly NamedLeaf[],
  here: NamedLeaf,
  makeLink: (to: NamedLeaf, anchor: string | null) => string,
): Find {
  const byAddress = new Map(book.map((page) => [page.leaf.address, page]));
  return (address, anchor) => {
    const hand = /^hands\/([^/]+)\/$/.exec(address ?? '')?.[1];
    const to =
      address === null
        ? here
        : hand === undefined
          ? byAddress.get(address)
          : book.find(({ anchors, leaf }) => leaf.division === 'body' && anchors.has(hand));
    if (to === undefined) return undefined;
    const targetName = anchor ?? hand ?? null;
    if (targetName === null) return makeLink(to, null);
    for (const name of [targetName, ...around(targetName)]) {
      const found = to.anchors.get(name);
      if (found !== undefined) return makeLink(to, found);
    }
    return undefined;
  };
}

/** Where else a place of a hand may be described: at its trick, then at the hand. */
function around(anchor: string): readonly string[] {
  const [hand, place] = anchor.split('/', 2);
  if (hand === undefined || place === undefined) return [];
  return [anchor.replace(/\.\d$/, ''), hand];
}
