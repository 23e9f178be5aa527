/** The way to the same page in the other language. */
export const OTHER_EDITION = {
  language: 'de',
  /** In that language, since its readers look for it. */
  name: 'Deutsch',
  thisPage: 'Diese Seite auf Deutsch',
} as const;
