import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileOfBook, WholeBook } from './whole-book.ts';
import { NAMED_BY_CONTENT, pageOf } from './whole-book.ts';

const compress = promisify(gzip);

/**
 * What no reader asks for by its address: the page for a wrong address, which hosts serve in ways of their
 * own, the worker and its lists, and the settings for a host. The pages that only lead to a hand, from its
 * number or to a place in it, which nothing in the book links to. And what is for others than readers:
 * pictures of links and icons, the sitemap, what pages of other hosts show of the book, the hands as data
 * with their schema, which are also there as text. The licences. The problems, which are kept once a reader
 * has opened their page. And the book in one piece, which is there to be taken away.
 */
const LEFT_OUT =
  /^(?:404\.html|sw\.js|vorhand(?:-de)?\.(?:epub|pdf)|print\/.*|(?:robots|licences)\.txt|sitemap\.xml|offline\/.*\.json|.*\.(?:map|gz|br)|hands\/(?:\d+|foster-\d)\/index\.html|hands\/[^/]+\/(?!index\.html).*|hands\/[^/]+\.(?:png|svg|oembed\.json)|hands\/[^/.]+\.json|data\/[^/]+\.json|(?:pictures|icons)\/.*|embed\/.+\/.*|embed\/[^/]+\.(?:js|json)|problems\/.*\.json)$/;

/** Files that hosts and browsers take compressed. */
const COMPRESSED = /\.(?:html|js|css|json|svg|hand|xml|txt|webmanifest)$/;

/**
 * Lists a built site's files, in order, by their addresses from the top of the book: a page by its
 * folder (`hands/`), all else by its path (`_astro/x.js`).
 * @param folder the built site
 */
export async function listEntries(folder: string): Promise<readonly FileOfBook[]> {
  return Promise.all(
    (await pathsIn(folder)).map(async (path) => [
      pageOf(encodeURI(path)),
      path.startsWith(NAMED_BY_CONTENT) ? null : digest(await readFile(join(folder, path))),
    ]),
  );
}

/** What the whole book comes to: its pages, and its bytes on the way and in the browser. */
export async function weighBook(folder: string): Promise<Omit<WholeBook, 'edition'>> {
  let bytes = 0;
  let transfer = 0;
  const paths = await pathsIn(folder);
  for (const path of paths) {
    const content = await readFile(join(folder, path));
    bytes += content.length;
    transfer += COMPRESSED.test(path) ? (await compress(content)).length : content.length;
  }
  return { pages: paths.filter((path) => path.endsWith('.html')).length, bytes, transfer };
}

async function pathsIn(folder: string): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: folder }));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
}

/** The mark of a content; the browser makes the same of what it fetches (shelf.ts). */
function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
