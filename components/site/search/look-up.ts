/** Answers what a reader has typed: direct links to places, pages in order, and a sentence. */
import type { Book } from '../../../src/site/search/book.ts';
import { menuEntriesAt, menuEntriesNamed } from '../../../src/site/menu/find-in-menu.ts';
import { findMentions, findPages } from '../../../src/site/search/find.ts';
import { loadPagefind } from '../../../src/site/search/pagefind.ts';
import type { Hit } from '../../../src/site/search/pagefind.ts';
import { interpret } from '../../../src/site/search/query/interpret.ts';
import type { Ranked } from '../../../src/site/search/query/rank.ts';
import { sayFound } from '../../../src/site/search/query/say.ts';
import { straightThere } from '../../../src/site/search/query/straight-there.ts';
import type { Way } from '../../../src/site/search/query/straight-there.ts';
import type { ShownPage } from './results.ts';

export interface Results {
  readonly ways: readonly Way[];
  readonly pages: readonly Ranked<Hit>[];
  readonly says: string;
}

/** @throws Error when the index cannot be loaded. */
export async function lookUp(text: string, book: Book): Promise<Results> {
  const straight = straightThere(text, book.places);
  const { mention, says } = straight;
  const query = interpret(text, book.words, book.places.numbers);
  const entries = [
    ...menuEntriesNamed(text),
    ...query.absent.flatMap(({ near }) => (near === null ? [] : menuEntriesAt(near))),
  ];
  // Two topics may lead to one entry.
  const tools = [...new Set(entries)].map(({ about, href, text: name }): Way => ({
    href,
    name,
    about,
  }));
  const ways = [...straight.ways, ...tools];
  const make = (pages: readonly Ranked<Hit>[], all: boolean): Results => ({
    ways,
    pages,
    says: sayFound({
      text,
      straight,
      tool: tools[0]?.name,
      lookedFor: query,
      pages: pages.length,
      all,
    }),
  });
  if (mention !== null) {
    const there = ways.map(({ href }) => href.replace(/#.*/, ''));
    return make(await findMentions(mention, there, book, await loadPagefind()), true);
  }
  // A place that does not exist, or one all of whose parts are named.
  if (says !== null || (straight.ways.length > 0 && !/^\s*\d+\s*$/.test(text)))
    return make([], true);
  if (query.concepts.length === 0) return make([], true);
  const { all, pages } = await findPages(text, query.concepts, book, await loadPagefind());
  return make(pages, all);
}

/** Fetches what is shown of some pages. */
export async function showPages(
  pages: readonly Ranked<Hit>[],
  book: Book,
): Promise<readonly ShownPage[]> {
  const pageLists = await Promise.all(
    pages.map(async ({ hit, page, title }): Promise<ShownPage[]> => {
      const titles = book.pageByUrl.get(page);
      if (titles === undefined) return [];
      return [{ titles, found: await hit?.data(), best: title?.titled }];
    }),
  );
  return pageLists.flat();
}
