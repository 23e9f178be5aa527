/** The build's information on the book for the service worker. */

/**
 * One file: its address from the top of the book, and the mark of its content unless the address
 * holds one.
 */
export type FileOfBook = readonly [address: string, revision: string | null];

/** What the whole book comes to. */
export interface WholeBook {
  readonly pages: number;
  /** In the browser. */
  readonly bytes: number;
  /** On the way, compressed. */
  readonly transfer: number;
  /** The mark of the list of all files: another edition has another. */
  readonly edition: string;
}

/** Where the list of all files is, from the top of the book: asked for only to fetch them all. */
export const FILES_LIST = 'offline/files.json';
/** The element that shows their result. */
export const WHOLE_BOOK = 'offline/whole-book.json';
/** The page on reading without network, which is shown where a page is not kept. */
export const OFFLINE_PAGE = 'offline/';

/** The folder of the files that Vite names by their content: such a file never changes. */
export const NAMED_BY_CONTENT = '_astro/';

/** The address of a page by its folder; any other address as it is. */
export function pageOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1');
}
