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

/** Where a page stores what its reader has begun: with the tab, or with the browser. Even naming one may throw. */
export interface BegunStorages {
  readonly tab: Browser['storage'];
  readonly browser: Browser['storage'];
}

export const BEGUN_STORAGES: BegunStorages = {
  get tab() {
    return sessionStorage;
  },
  get browser() {
    return localStorage;
  },
};
