/**
 * Leaves what lies below a hand out of the first picture of its page, and from then on until a reader comes
 * near it (hand-page.css). It stands in the page itself.
 */
const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// Whoever comes back is taken to where he was, for which the page needs its length, and a fragment that
// names no place in a hand leads to a part of the page.
if (visit?.type === 'navigate' && /^$|\//.test(location.hash)) {
  dataset['below'] = 'left-out';
  requestAnimationFrame(() => {
    // Once it has been painted.
    setTimeout(() => (dataset['below'] = 'when-near'));
  });
}
