/** Answers what a reader has typed: direct links to places, pages in order, and a sentence. */
import type { Book } from '../../../src/site/search/book.ts';
import { menuEntriesNamed } from '../../../src/site/find-in-menu.ts';
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
  const tools = menuEntriesNamed(text).map(({ about, href, text: name }): Way => ({
    href,
    name,
    about,
  }));
  const ways = [...straight.ways, ...tools];
  const query = interpret(text, book.words, book.places.numbers);
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
  const near = query.absent.flatMap((absent) => nearest(absent.near, book));
  if (query.concepts.length === 0) return make(near, true);
  const { all, pages } = await findPages(text, query.concepts, book, await loadPagefind());
  return make(
    [...near, ...pages.filter(({ page }) => !near.some((each) => each.page === page))],
    all,
  );
}

/** A place that answers although its words are not the reader’s. */
function nearest(url: string, { titles }: Book): readonly Ranked<Hit>[] {
  const titled = titles.find((each) => each.url === url);
  return titled === undefined
    ? []
    : [{ page: titled.page, hit: undefined, title: { titled, score: 2 } }];
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
