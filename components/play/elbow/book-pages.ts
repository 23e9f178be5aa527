/** Where the pages of Foster’s manual begin in the chapters, as the page of the table brings it along. */
import { linkMentions } from '../../../src/book/page-links.ts';
import { pageAnchor } from '../../../src/book/pages.ts';
import type { HintRule } from '../../../src/play/advice/hint.ts';

/** By the last part of a chapter’s address the pages that begin in it, with blanks between. */
export type BookPages = Readonly<Record<string, string>>;

/** What the build knows of each page, so that it takes little room. */
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

/** A sentence with each page in it as a link; one that no chapter has stays as it is. */
export function withLinks(text: string, addresses: ReadonlyMap<string, string>): string {
  try {
    return linkMentions(text, addresses);
  } catch {
    return text;
  }
}

/** What the book says, with who says it at its head: `Foster, page 107: …`. */
export function sayRule({ page, says }: HintRule, addresses: ReadonlyMap<string, string>): string {
  if (page !== null) return withLinks(`Foster, page ${page}: ${says}`, addresses);
  const who = /\bpages? \d/iu.test(says) ? 'Foster' : 'By the count';
  return withLinks(`${who}: ${says}`, addresses);
}
