/** The way to the same page in the other language. */
export const OTHER_EDITION = {
  language: 'de',
  /** In that language, since its readers look for it. */
  name: 'Deutsch',
  thisPage: 'Diese Seite auf Deutsch',
  /** To its home page, which the reader has chosen before or may want. */
  goOn: 'Weiter auf Deutsch',
  /** Takes that line away for good. */
  stay: 'Auf Englisch bleiben',
} as const;
