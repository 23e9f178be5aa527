/** Reads from the search index the titles of all pages and all words of their texts. */
import { gunzipSync } from 'node:zlib';
import type { BookTitles, PageTitles } from '../site/search/titles-file.ts';

/** A file of the index. */
interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The parts of a page in the index that are used here. */
interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: { readonly title: string; readonly kind?: string };
  readonly anchors: readonly {
    readonly element: string;
    readonly id: string;
    readonly text: string;
  }[];
}

/** Precedes the data of each page in its file. */
const MARK = 'pagefind_dcd';

/**
 * Reads the titles and words from the files of an index.
 *
 * @throws Error when the index has another format than expected.
 */
export function readTitles(files: readonly IndexFile[]): BookTitles {
  const counts = new Map<string, number>();
  const pages: PageTitles[] = [];
  for (const { path, content } of files) {
    const id = /^fragment\/(.+)\.pf_fragment$/.exec(path)?.[1];
    if (id === undefined) continue;
    const { anchors, content: text, meta, url } = readFragment(content, path);
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]{2,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    const sections = anchors
      .filter(({ element, text: title }) => /^h[2-6]$/.test(element) && title.trim().length > 1)
      .map(({ id: anchor, text: title }) => [anchor, title.replace(/\s+/g, ' ').trim()] as const);
    const { kind, title } = meta;
    pages.push({ id, url, title, ...(kind === undefined ? {} : { kind }), sections });
  }
  if (pages.length === 0)
    throw new Error('The search index: no page has a text that could be read.');
  pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  const words = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { pages, words: words.map(([word]) => word) };
}

function readFragment(content: Uint8Array, path: string): Fragment {
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(MARK)) throw new Error(`The search index: ${path} has another form.`);
  return JSON.parse(text.slice(MARK.length)) as Fragment;
}
