/** “Follow me”: the table goes to the place of the last sentence that the reader has passed. */
import { makeAddress, readAddress } from '../../../src/game/replay/address.ts';
import { PLACE_LINKS } from './blocks.ts';
import type { PageBlock } from './blocks.ts';

/**
 * Returns what is to be called when the page was scrolled, with the pieces in view and the height
 * of the reading line. It does nothing unless the reader has chosen it (`data-follow` on the root).
 * After a step of his own at a table it rests until he has read on by half a window.
 */
export function followText(): (inView: readonly PageBlock[], line: number) => void {
  let lastLink: Element | undefined;
  let pausedAt: number | null = null;
  /** Where the table was led last, as its address has it. */
  let lastAddress = '';
  document.addEventListener('replay:place', (event) => {
    const { hand, place } = (event as CustomEvent<{ hand: string; place: string }>).detail;
    if (makeAddress({ hand, place }) !== lastAddress) pausedAt = scrollY;
  });

  return (inView, line) => {
    if (document.documentElement.dataset['follow'] !== 'on') return;
    const passedLink = inView
      .flatMap(({ element }) => [...element.querySelectorAll<HTMLAnchorElement>(PLACE_LINKS)])
      // What is shut until a question is answered has not been passed.
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

/** Whether a question about a hand waits for the reader's card: nobody leads him past it. */
function waitsForCard(hand: string): boolean {
  return [...document.querySelectorAll(`[data-ask^="${hand}/"] .tell`)].some((tell) =>
    tell.checkVisibility(),
  );
}
