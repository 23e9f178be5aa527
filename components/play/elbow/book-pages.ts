/** Where the pages of Foster’s manual begin in the chapters, as the page of the table embeds it. */
import { sayRule } from '#edition/play/hint-words.ts';
import { linkMentions, pageMentions } from '../../../src/book/page-links.ts';
import { pageAnchor } from '../../../src/book/pages.ts';
import type { HintRule } from '../../../src/strategy/advice/hint.ts';

/** For the last part of each chapter’s address, the pages that begin in it, separated by blanks. */
export type BookPages = Readonly<Record<string, string>>;

/** Packs what the build knows of each page, so that it takes little space. */
export function packPages(addresses: ReadonlyMap<string, string>): BookPages {
  const packed: Record<string, string> = {};
  for (const [page, address] of addresses) {
    const slug = /^\/manual\/([^/]+)\//.exec(address)?.[1] ?? '';
    packed[slug] = packed[slug] === undefined ? page : `${packed[slug]} ${page}`;
  }
  return packed;
}

/** The address of each page. */
export function unpackPages(pages: BookPages): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(pages).flatMap(([slug, list]) =>
      list.split(' ').map((page) => [page, `/manual/${slug}/#${pageAnchor(page)}`] as const),
    ),
  );
}

/** A sentence with each page in it as a link; a page that no chapter has stays plain. */
export function withLinks(text: string, addresses: ReadonlyMap<string, string>): string {
  try {
    return linkMentions(text, addresses);
  } catch {
    return text;
  }
}

/** The rule of the book, which begins with its source: `Foster, page 107: …`. */
export function ruleLine({ page, says }: HintRule, addresses: ReadonlyMap<string, string>): string {
  if (page !== null) return withLinks(sayRule({ by: 'page', page }, says), addresses);
  const namesPages = pageMentions(says).some((part) => part.page !== null);
  return withLinks(sayRule({ by: namesPages ? 'foster' : 'count' }, says), addresses);
}
