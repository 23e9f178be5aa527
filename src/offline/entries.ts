import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One file to keep: its address, and the mark of its content unless the address holds one. */
export interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/** The folder of the files that Vite names by their content. */
const NAMED_BY_CONTENT = '_astro/';

/**
 * What no reader asks for by its address: the page for a wrong address, which hosts serve in ways
 * of their own, and the worker itself. The book in one piece, which is there to be taken away. And
 * the pages that only lead from a hand’s number to the hand, which nothing in the book links to.
 */
const LEFT_OUT =
  /^(?:404\.html|sw\.js|vorhand\.(?:epub|pdf)|print\/.*|.*\.map|hands\/(?:\d+|foster-\d)\/index\.html)$/;

/**
 * Lists a built site's files as addresses, in order: a page by its folder (`/hands/`), all else by
 * its path (`/_astro/x.js`).
 * @param folder the built site
 */
export async function listEntries(folder: string): Promise<readonly Entry[]> {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: folder }));
  const paths = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path));
  return Promise.all(
    paths.sort().map(async (path) => ({
      url: `/${encodeURI(path.replace(/(^|\/)index\.html$/, '$1'))}`,
      revision: path.startsWith(NAMED_BY_CONTENT) ? null : await digest(join(folder, path)),
    })),
  );
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}
