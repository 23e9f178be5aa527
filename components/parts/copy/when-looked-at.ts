/**
 * The links at the headings come once the reader does something: whoever only reads needs none. The
 * first press of the Tab key or the first movement is early enough.
 */
const begun = new AbortController();
for (const sign of ['focusin', 'keydown', 'pointermove', 'pointerdown']) {
  addEventListener(
    sign,
    () => {
      begun.abort();
      // Without them the book is read all the same.
      void import('./headings.ts').catch(() => undefined);
    },
    { signal: begun.signal, passive: true },
  );
}
