/** The messages of a page to the service worker. */
import type { Connection, KeepWish } from './decide.ts';

export type Message =
  | {
      /** A page is read: it, and what it needs, is to be kept. */
      readonly is: 'read';
      /** The page and, unless the worker has seen it all pass, what it has fetched so far. */
      readonly urls: readonly string[];
      readonly connection: Connection | null;
      readonly wish: KeepWish;
    }
  /** The reader is managing the whole book on the offline page, or does not want it. */
  | { readonly is: 'stop' }
  /** Store nothing any longer. */
  | { readonly is: 'close' };

/** What the browser says of its connection, as data that can be sent; null where it says nothing. */
export function connectionOf(browser: object): Connection | null {
  const { connection } = browser as { readonly connection?: Connection };
  if (connection === undefined) return null;
  const { effectiveType = '', saveData = false, type = '' } = connection;
  return { effectiveType, saveData, type };
}
