/**
 * Has the scripts of a page come after its first picture: until that is on the screen, none is asked for,
 * and styles, faces and drawings have the line and the processor for themselves. What a reader presses
 * before is not lost: early.ts answers for the figure, which has its next steps in the page. It stands in
 * the pages themselves (finish-pages.ts).
 */

declare global {
  /** Fulfilled once the page is whole and its first picture on the screen; island.ts waits for it. */
  var pictured: Promise<void>;
}

/**
 * Where no picture comes, as in a tab that opens behind another, or nobody says so, scripts come so long
 * after all else is there.
 */
const LONGEST = 500;

const later = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-soon]')) {
    if (link.dataset['soon']) void import(link.href);
    else link.rel = 'modulepreload';
  }
};

globalThis.pictured = new Promise<void>((there) => {
  addEventListener('load', () => setTimeout(there, LONGEST));
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(() => {
      there();
    }).observe({ type: 'paint', buffered: true });
  });
}).then(later);

export {};
