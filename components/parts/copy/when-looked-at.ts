/**
 * Loads the links at the headings once the reader does something, because a reader who only reads
 * needs none. The first press of the Tab key or the first movement is early enough.
 */
const begun = new AbortController();
for (const sign of ['focusin', 'keydown', 'pointermove', 'pointerdown']) {
  addEventListener(
    sign,
    () => {
      begun.abort();
      // The book is readable without them.
      void import('./headings.ts').catch(() => undefined);
    },
    { signal: begun.signal, passive: true },
  );
}
