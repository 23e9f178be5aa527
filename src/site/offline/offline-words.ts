/** What the page on reading without network says. */
import { isDear } from './decide.ts';
import type { Connection, Extent, KeepWish } from './decide.ts';
import type { WholeBook } from './whole-book.ts';

/** `3.4 MB`, not to be parted. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** What the whole book takes. */
export function sizeWords({ bytes, pages, transfer }: WholeBook): string {
  return `The whole book is ${pages} pages. To fetch it takes ${megabytes(transfer)}; kept, it fills ${megabytes(bytes)} of this device.`;
}

/** How much is kept. */
export function keptWords(pages: number, whole: WholeBook, isWhole: boolean): string {
  if (isWhole) return `The whole book is kept here, all ${whole.pages} pages.`;
  if (pages === 0) return 'No page is kept here yet.';
  return `${pages} of ${whole.pages} pages are kept here.`;
}

/** Why no more is fetched, or that it is. */
export function whyNoMore(extent: Extent, connection: Connection | null, wish: KeepWish): string {
  if (wish === 'none') return 'You have had it all removed, and nothing is kept any longer.';
  if (connection !== null && isDear(connection)) {
    return 'Your browser calls the connection slow or metered, or is asked to save data: no more is fetched than the pages you read, until you ask for it.';
  }
  if (extent === 'whole') return 'On this connection the rest is fetched by itself while you read.';
  if (wish === 'read') return 'The rest is fetched when you ask for it.';
  if (connection === null) {
    return 'Your browser does not say whether the connection is metered: the rest is fetched when you ask for it.';
  }
  return 'It is too much to be fetched unasked: the rest is fetched when you ask for it.';
}

/** Why fetching has ended before its end. */
export function troubleWords(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return 'Stopped. What has been fetched stays.';
  if (name === 'QuotaExceededError') {
    return 'The browser has no room for the rest. What has been fetched stays.';
  }
  return 'The network has failed. What has been fetched stays, and the rest can be fetched later.';
}
