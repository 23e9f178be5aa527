/**
 * Loads the links at the headings once the reader does something, because a reader who only reads
 * needs none. The first press of the Tab key or the first movement is early enough.
 */
const firstSign = new AbortController();
for (const sign of ['focusin', 'keydown', 'pointermove', 'pointerdown']) {
  addEventListener(
    sign,
    () => {
      firstSign.abort();
      // The book is readable without them.
      void import('./headings.ts').catch(() => undefined);
    },
    { signal: firstSign.signal, passive: true },
  );
}
