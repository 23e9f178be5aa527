/** “Follow me”: the table goes to the place of the last link the reader has passed. */
import { makeAddress, readAddress } from '../../../src/game/replay/address.ts';
import { PLACE_LINKS } from './blocks.ts';
import type { PageBlock } from './blocks.ts';

/**
 * Returns a function to call after the page was scrolled, with the visible blocks and the height of the
 * reading line. It does nothing unless the reader has turned it on (`data-follow` on the root), and
 * pauses after the reader's own step at a table until half a window has been read.
 */
export function followText(): (inView: readonly PageBlock[], line: number) => void {
  let lastLink: Element | undefined;
  let pausedAt: number | null = null;
  /** The address the table was last sent to. */
  let lastAddress = '';
  document.addEventListener('replay:place', (event) => {
    const { hand, place } = (event as CustomEvent<{ hand: string; place: string }>).detail;
    if (makeAddress({ hand, place }) !== lastAddress) pausedAt = scrollY;
  });

  return (inView, line) => {
    if (document.documentElement.dataset['follow'] !== 'on') return;
    const passedLink = inView
      .flatMap(({ element }) => [...element.querySelectorAll<HTMLAnchorElement>(PLACE_LINKS)])
      // A link hidden until a question is answered has not been passed.
      .findLast((link) => link.checkVisibility() && link.getBoundingClientRect().top <= line);
    if (passedLink === undefined || passedLink === lastLink) return;
    lastLink = passedLink;
    if (pausedAt !== null && Math.abs(scrollY - pausedAt) < innerHeight / 2) return;
    pausedAt = null;
    const address = readAddress(passedLink.hash);
    const figure = address === undefined ? null : document.getElementById(address.hand);
    if (address === undefined || figure === null || waitsForCard(address.hand)) return;
    lastAddress = makeAddress(address);
    figure.dispatchEvent(
      new CustomEvent('replay:go', { bubbles: true, detail: { place: address.place } }),
    );
  };
}

/** Whether a question about a hand awaits the reader's card; the table must not move past it. */
function waitsForCard(hand: string): boolean {
  return [...document.querySelectorAll(`[data-ask^="${hand}/"] .tell`)].some((tell) =>
    tell.checkVisibility(),
  );
}
