/** “Follow me”: the table goes to the place of the last sentence that the reader has passed. */
import { readAddress } from '../../../src/replay/address.ts';
import { PLACE_LINKS } from './blocks.ts';
import type { PageBlock } from './blocks.ts';

/**
 * Returns what is to be called when the page was scrolled, with the pieces in view and the height
 * of the reading line. It does nothing unless the reader has chosen it (`data-follow` on the root).
 * After a step of his own at a table it rests until he has read on by half a window.
 */
export function followText(): (inView: readonly PageBlock[], line: number) => void {
  let last: Element | undefined;
  let restsFrom: number | null = null;
  let leading = false;
  document.addEventListener('replay:place', () => {
    if (!leading) restsFrom = scrollY;
  });

  return (inView, line) => {
    if (document.documentElement.dataset['follow'] !== 'on') return;
    const passed = inView
      .flatMap(({ element }) => [...element.querySelectorAll<HTMLAnchorElement>(PLACE_LINKS)])
      // What is shut until a question is answered has not been passed.
      .findLast((link) => link.checkVisibility() && link.getBoundingClientRect().top <= line);
    if (passed === undefined || passed === last) return;
    last = passed;
    if (restsFrom !== null && Math.abs(scrollY - restsFrom) < innerHeight / 2) return;
    restsFrom = null;
    const address = readAddress(passed.hash);
    const figure = address === undefined ? null : document.getElementById(address.hand);
    leading = true;
    figure?.dispatchEvent(
      new CustomEvent('replay:go', { bubbles: true, detail: { place: address?.place ?? null } }),
    );
    // The table tells where it has come to once its effects have run.
    setTimeout(() => (leading = false), 100);
  };
}
