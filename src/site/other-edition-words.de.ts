/** The way to the same page in the other language. */
export const OTHER_EDITION = {
  language: 'en',
  /** In that language, since its readers look for it. */
  name: 'English',
  thisPage: 'This page in English',
} as const;
