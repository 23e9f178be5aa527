/** What the page on reading offline says. */
import type { FetchTrouble } from './fetch-trouble.ts';
import { megabytes } from './megabytes.ts';
import type { WhyNoMore } from './why-no-more.ts';
import type { WholeBook } from './whole-book.ts';

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
export const WHY_NO_MORE: Readonly<Record<WhyNoMore, string>> = {
  removed: 'You have removed everything, and new pages are not kept.',
  costly:
    'Your browser says that the connection is slow or metered, or that it should save data, so only the pages you read are downloaded until you ask for more.',
  coming: 'On this connection the rest is downloaded while you read.',
  unasked: 'The rest is downloaded when you ask for it.',
  unknown:
    'Your browser does not say whether the connection is metered, so the rest is downloaded when you ask for it.',
  large: 'The rest is too large to download unasked, so it is downloaded when you ask for it.',
};

/** Why fetching has ended before its end. */
export const FETCH_TROUBLES: Readonly<Record<FetchTrouble, string>> = {
  stopped: 'Stopped. What has been downloaded is kept.',
  'no-space': 'The browser has no space for the rest. What has been downloaded is kept.',
  'no-network':
    'The network has failed. What has been downloaded is kept, and you can download the rest later.',
};

/** What the page says of itself, and when something is done. */
export const OFFLINE = {
  keepsNothing: 'This browser, or this private window, does not let the book store anything.',
  sizeUnknown: 'While you are offline, the book cannot say how large it is.',
  wholeIsHere: 'The whole book is here. You can read it offline.',
  removed: 'Removed. Your place, bookmarks and notes are untouched.',
} as const;

/** How far the download is. */
export const sayFiles = (kept: number, all: number): string => `${kept} of ${all} files`;
