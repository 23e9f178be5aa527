import { makeAddress } from '../../../src/game/replay/address.ts';

/** A place and, after it, the others of its trick: what tells of one of them will do. */
export function placesInTrick(place: string): readonly string[] {
  const trick = /^(.*t\d+)\.\d$/.exec(place)?.[1];
  return trick === undefined ? [place] : [place, ...[3, 1, 2].map((card) => `${trick}.${card}`)];
}

/**
 * The link in the text of this page that tells of a place in a hand, or of the trick it is in; null
 * when there is none.
 *
 * @param place the name of the place, `t6.2` or `low-ruff/t2.3`.
 */
export function sentenceLink(hand: string, place: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>(`a[href^="#${hand}/"]`)].filter(
    (link) => link.closest('figure[data-hand]') === null,
  );
  const addresses = placesInTrick(place).map((name) => makeAddress({ hand, place: name }));
  for (const address of addresses) {
    const found = links.find((link) => link.getAttribute('href') === address);
    if (found !== undefined) return found;
  }
  return null;
}
