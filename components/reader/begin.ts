/**
 * Loads what keeps the reader's place, and names it in the running head, once the page is there; at once
 * where the place must be found.
 */
const keep = (): void => {
  void import('./chapter.ts');
  void import('./running-title.ts');
};

if (location.hash.startsWith('#here-') || document.readyState === 'complete') keep();
else addEventListener('load', keep, { once: true });
