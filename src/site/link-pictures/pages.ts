/** The pages that are no chapter and no hand: what the pictures of links to them say and show. */
import { PAGE_WORDS } from '#edition/site/link-pictures/page-words.ts';
import type { PagePicture } from './page-picture.ts';
import { PAGE_CARDS } from './pictured-pages.ts';
import type { PicturedPage } from './pictured-pages.ts';

/** By the beginning of the page’s address; the longest that fits is the page’s. */
export const PAGE_PICTURES: Readonly<Record<string, PagePicture>> = Object.fromEntries(
  (Object.keys(PAGE_CARDS) as PicturedPage[]).map((address) => {
    const [above, title, below] = PAGE_WORDS[address];
    return [address, { above, title, below, cards: PAGE_CARDS[address] }];
  }),
);

/** The name of the picture of a page, below /pictures/. */
export const pictureName = (address: string): string =>
  address === '/' ? 'vorhand' : address.slice(1, -1);

/** The page with a picture that an address is, or stands below: the home page if no other. */
export function pictureFor(address: string): { readonly name: string; readonly alt: string } {
  const pages = Object.keys(PAGE_PICTURES).sort((a, b) => b.length - a.length);
  const found = pages.find((start) => address.startsWith(start)) ?? '/';
  const picture = PAGE_PICTURES[found];
  return { name: pictureName(found), alt: picture === undefined ? '' : pictureAlt(picture) };
}

/** A description for readers who cannot see the picture. */
export function pictureAlt({ above, below, title }: PagePicture): string {
  return [above, title, below].filter((words) => words !== '').join('. ');
}
