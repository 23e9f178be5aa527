/**
 * Loads what stores the reader's place, and names the section in the running head, once the page is
 * there; at once if the address asks for a place.
 */
const keep = (): void => {
  void import('./chapter.ts');
  void import('./running-title.ts');
};

if (location.hash.startsWith('#here-') || document.readyState === 'complete') keep();
else addEventListener('load', keep, { once: true });
