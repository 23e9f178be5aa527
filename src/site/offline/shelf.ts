/**
 * The book's cache in the browser, for the service worker and for the page that reports on it.
 * Files named by their content stand apart from what changes under its address: pages and data, each
 * with the mark of its content, so that nothing is fetched again that has not changed.
 */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { FOLDER_BELOW, IS_TRANSLATION } from '../../lib/edition.ts';
import { FILES_LIST, NAMED_BY_CONTENT, pageOf } from './whole-book.ts';

/** Each edition has caches of its own, so that it can be removed alone. */
const OF_EDITION = IS_TRANSLATION ? `-${PAGE_LANGUAGE}` : '';

/** The cache of the files that are named by their content. */
export const FILES = `vorhand-files${OF_EDITION}`;
/** The cache of pages and data. */
export const PAGES = `vorhand-pages${OF_EDITION}`;

const REVISION = 'X-Vorhand-Revision';

/** Files that reading never caches: the worker, and the list that says that all of it is kept. */
const OWN: readonly string[] = ['sw.js', FILES_LIST];

/** The whole book in one piece, which readers put where they want it. */
const TAKEN_AWAY = /\.(?:epub|pdf)$/;

export class BookShelf {
  readonly #top: URL;

  /** @param top the address of the book, with its slash. */
  constructor(top: string) {
    this.#top = new URL(top);
  }

  /** The whole address of a file, by its address from the top of the book. */
  urlOf(address: string): string {
    return new URL(address, this.#top).href;
  }

  /**
   * From the top of the book, without what is asked or pointed at; null for what is not of the book
   * or is not kept by being read.
   */
  addressOf(url: string): string | null {
    const { origin, pathname } = new URL(url, this.#top);
    if (origin !== this.#top.origin || !pathname.startsWith(this.#top.pathname)) return null;
    const address = pageOf(pathname.slice(this.#top.pathname.length));
    // The edition below has a worker of its own.
    if (FOLDER_BELOW !== null && `${address}/`.startsWith(FOLDER_BELOW)) return null;
    return OWN.includes(address) || TAKEN_AWAY.test(address) ? null : address;
  }

  /** The cached response for an address, or for that of a page whose slash is missing. */
  async kept(address: string): Promise<Response | undefined> {
    const cache = await caches.open(nameOf(address));
    const found = await cache.match(this.urlOf(address), { ignoreVary: true });
    if (found !== undefined || /(?:^|\/|\.\w+)$/.test(address)) return found;
    return this.kept(`${address}/`);
  }

  /** The mark of the response cached for an address; null where there is none. */
  async revisionOf(address: string): Promise<string | null> {
    return (await this.kept(address))?.headers.get(REVISION) ?? null;
  }

  /**
   * Keeps what the host has answered. What it says is gone is let go; any other trouble of the host
   * leaves what is kept alone.
   *
   * @returns whether the file is kept now.
   */
  async keep(address: string, response: Response): Promise<boolean> {
    const cache = await caches.open(nameOf(address));
    const url = this.urlOf(address);
    if (response.status === 404 || response.status === 410) await cache.delete(url);
    if (response.status !== 200) return false;
    if (address.startsWith(NAMED_BY_CONTENT)) await cache.put(url, response);
    else await cache.put(url, await withMark(response));
    return true;
  }

  /** Keeps a file unless it is there. `fetched` is where it comes from: from the host, as a rule. */
  async keepMissing(address: string, options: RequestInit = {}): Promise<boolean> {
    if ((await this.kept(address)) !== undefined) return true;
    return this.keep(address, await fetch(this.urlOf(address), options));
  }

  /** The addresses of all that is cached. */
  async addresses(): Promise<readonly string[]> {
    const requests = await Promise.all(
      [FILES, PAGES].map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url.slice(this.#top.href.length));
  }

  /** Removes a response from the cache. */
  async drop(address: string): Promise<void> {
    await (await caches.open(nameOf(address))).delete(this.urlOf(address));
  }

  /** Removes everything from the cache. */
  async clear(): Promise<void> {
    await Promise.all([FILES, PAGES].map((name) => caches.delete(name)));
  }
}

function nameOf(address: string): string {
  return address.startsWith(NAMED_BY_CONTENT) ? FILES : PAGES;
}

/** The response with the mark of its content, and as one that was asked for by its own address. */
async function withMark(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const headers = new Headers(response.headers);
  // These headers described the bytes as they were sent.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(
    REVISION,
    [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  );
  return new Response(body, { headers });
}
