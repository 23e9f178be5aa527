/**
 * What the search page uses of Pagefind's interface in the browser, and how it is loaded. The
 * package describes only what the build uses; the rest is in its documentation, “Search API”.
 */
import { inBook } from '../../lib/address/in-book.ts';

/** A part of a page that answers the search: its heading, or the page as a whole. */
export interface FoundPart {
  readonly title: string;
  /** The address with the heading's anchor. */
  readonly url: string;
  /** Some words around the hits, as HTML: escaped text with the hits in `<mark>`. */
  readonly excerpt: string;
}

export interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title: string; readonly kind?: string };
  readonly sub_results: readonly FoundPart[];
}

/** A page that answers, best first; its text is fetched when asked for. */
export interface Hit {
  /** What the index calls the page. */
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<FoundPage>;
}

export interface Pagefind {
  readonly options: (options: { baseUrl: string; excerptLength: number }) => Promise<void>;
  /** Finds the pages that have all words, in any form; words in quotes, as they stand. */
  readonly search: (words: string) => Promise<{ readonly results: readonly Hit[] }>;
}

let loading: Promise<Pagefind> | undefined;
let failures = 0;

/**
 * Loads the search, once. Rejects when it cannot be had (no network, or the site served from its
 * sources, which have no index); the next call then tries again.
 */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    failures++;
    throw error;
  });
  return loading;
}

async function load(): Promise<Pagefind> {
  // Made after the bundler has done its work, so it must not look for it.
  const path = inBook('/pagefind/pagefind.js');
  // A browser does not fetch anew what it has failed to import: by another name it does.
  const name = failures === 0 ? path : `${path}?${failures}`;
  const pagefind = (await import(/* @vite-ignore */ name)) as Pagefind;
  // Its addresses are the book's own, whatever path the index was loaded from.
  await pagefind.options({ baseUrl: '/', excerptLength: 24 });
  return pagefind;
}
