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
  return `The whole book has ${pages} pages. It is a download of ${megabytes(transfer)}, and takes ${megabytes(bytes)} of space on this device.`;
}

/** How much is kept. */
export function keptWords(pages: number, whole: WholeBook, isWhole: boolean): string {
  if (isWhole) return `The whole book is kept here, all ${whole.pages} pages.`;
  if (pages === 0) return 'No page is kept here yet.';
  return `${pages} of ${whole.pages} pages are kept here.`;
}

/** Why no more is fetched, or that it is. */
export function whyNoMore(extent: Extent, connection: Connection | null, wish: KeepWish): string {
  if (wish === 'none') return 'You have removed everything, and new pages are not kept.';
  if (connection !== null && isDear(connection)) {
    return 'Your browser says that the connection is slow or metered, or that it should save data, so only the pages you read are downloaded until you ask for more.';
  }
  if (extent === 'whole') return 'On this connection the rest is downloaded while you read.';
  if (wish === 'read') return 'The rest is downloaded when you ask for it.';
  if (connection === null) {
    return 'Your browser does not say whether the connection is metered, so the rest is downloaded when you ask for it.';
  }
  return 'The rest is too large to download unasked, so it is downloaded when you ask for it.';
}

/** Why fetching has ended before its end. */
export function troubleWords(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return 'Stopped. What has been downloaded is kept.';
  if (name === 'QuotaExceededError') {
    return 'The browser has no space for the rest. What has been downloaded is kept.';
  }
  return 'The network has failed. What has been downloaded is kept, and you can download the rest later.';
}
