import type { Browser } from './format.ts';

/** The browser a page runs in. It is asked only when something is read, never while a page is built. */
export const BROWSER: Browser = {
  get storage() {
    return localStorage;
  },
  get events() {
    return window;
  },
};
