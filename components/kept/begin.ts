/** Loads what keeps the reader's place once the page is there, or at once where it must be found. */
const keep = (): void => void import('./chapter.ts');

if (location.hash.startsWith('#here-') || document.readyState === 'complete') keep();
else addEventListener('load', keep, { once: true });
