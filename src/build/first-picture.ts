/**
 * Has the scripts of a page come after its first picture: until something of it is on the screen none is
 * asked for, so that styles, faces and drawings have the line and the processor for themselves, and until
 * all of it is there none is run. What a reader presses before is not lost: early.ts answers for the
 * figure, which has its next steps in the page. It stands in the pages themselves (finish-pages.ts).
 */
import { inBreaths } from './breaths.ts';
import { showInPieces } from './in-pieces.ts';

declare global {
  /** Fulfilled once the page is whole and its first picture on the screen; island.ts waits for it. */
  var pictured: Promise<void>;
}

/**
 * Where no picture comes, as in a tab that opens behind another, or nobody says so, all comes so long
 * after all else is there.
 */
const LONGEST = 500;

const latest = new Promise<void>((then) => {
  addEventListener('load', () => setTimeout(then, LONGEST));
});

const parsed = new Promise<unknown>((then) => {
  addEventListener('DOMContentLoaded', then);
});

const shown = showInPieces(parsed, latest);

const painted = parsed.then(
  async () =>
    new Promise<void>((then) => {
      new PerformanceObserver((entries) => {
        if (entries.getEntriesByName('first-contentful-paint').length > 0) then();
      }).observe({ type: 'paint', buffered: true });
    }),
);

/** The scripts that a page runs, `run`, or what they import, ''. */
const linked = (kind: string): NodeListOf<HTMLLinkElement> =>
  document.querySelectorAll(`[data-soon='${kind}']`);

globalThis.pictured = Promise.race([painted, latest]).then(async () => {
  await inBreaths(linked(''), (link) => {
    link.rel = 'modulepreload';
  });
  await shown;
  for (const { href } of linked('run')) void import(href);
});

export {};
