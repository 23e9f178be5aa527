/**
 * The play of a figure as it is printed, trick by trick. It stands in the page within `<noscript>`: where
 * scripts run it is not seen, and a browser has not to build it. It is taken out before the page is
 * printed (links.ts), and for a reader who asks for it.
 */

/** Takes out what is printed in a figure, or in all of the page, ready to be drawn. */
export function unwrapPrintedLines(within: ParentNode = document): void {
  for (const noscript of within.querySelectorAll('.printed noscript')) {
    // What the build has written, as it is where no script runs.
    noscript.outerHTML = noscript.textContent;
  }
  // Firefox prints what a drawing refers to, as a suit, only where the page has been laid out since.
  document.body.getBoundingClientRect();
}
