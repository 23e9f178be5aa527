/**
 * The printed form of the play, trick by trick. It is in the page within `<noscript>`, so that browsers
 * with scripts need not build it. It is unwrapped before the page is printed (links.ts), and when a
 * reader asks for it.
 */

/** Unwraps the printed form of a figure, or of all figures on the page. */
export function unwrapPrintedLines(within: ParentNode = document): void {
  for (const noscript of within.querySelectorAll('.printed noscript')) {
    // The text is HTML that the build wrote.
    noscript.outerHTML = noscript.textContent;
  }
  // Firefox prints referenced drawings, such as suits, only after another layout.
  document.body.getBoundingClientRect();
}
