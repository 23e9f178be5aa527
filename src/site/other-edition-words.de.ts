/** The way to the same page in the other language. */
export const OTHER_EDITION = {
  language: 'en',
  /** In that language, since its readers look for it. */
  name: 'English',
  thisPage: 'This page in English',
  /** To its home page, which the reader has chosen before or may want. */
  goOn: 'Continue in English',
  /** Takes that line away for good. */
  stay: 'Stay in German',
} as const;
