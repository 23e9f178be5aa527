import { makeAddress } from '../../../src/game/replay/address.ts';

/** A place, then the others in its trick: a sentence about any of them will do. */
export function placesInTrick(place: string): readonly string[] {
  const trick = /^(.*t\d+)\.\d$/.exec(place)?.[1];
  return trick === undefined ? [place] : [place, ...[3, 1, 2].map((card) => `${trick}.${card}`)];
}

/**
 * The link in the text of this page to a place in a hand, or to another place in its trick; null when
 * there is none.
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
