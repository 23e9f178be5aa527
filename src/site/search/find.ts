/** Looks for a query in the index of the text and among the titles. */
import type { Book } from './book.ts';
import type { Hit, Pagefind } from './pagefind.ts';
import { variantsOf } from './query/interpret.ts';
import type { Concept, Variant } from './query/interpret.ts';
import { rankPages } from './query/rank.ts';
import type { Ranked, Scored } from './query/rank.ts';
import { matchTitles } from './query/titles.ts';

/** The pages that answer, best first, and whether each has all that was asked for. */
export interface FoundPages {
  readonly pages: readonly Ranked<Hit>[];
  readonly all: boolean;
}

/** The pages that have all of these; when there is none, those that have some. */
export async function findPages(
  typed: string,
  concepts: readonly Concept[],
  book: Book,
  pagefind: Pagefind,
): Promise<FoundPages> {
  const titles = matchTitles(concepts, book.titles, book.places.numbers);
  const withAll = await lookFor(withPhrase(variantsOf(concepts), typed), book, pagefind);
  const pages = rankPages(withAll, titles);
  if (pages.length > 0 || concepts.length < 2) return { pages, all: true };
  const single = await Promise.all(
    concepts.map((concept) => lookFor(variantsOf([concept]), book, pagefind)),
  );
  const withSome = merge(single, (a, b) => a + b);
  return { pages: rankPages(withSome, titles), all: false };
}

/** How much more a page counts that has the words beside each other. */
const AS_A_PHRASE = 2;

/** The reader’s own words also as they stand, hyphens and all. */
function withPhrase(variants: readonly Variant[], typed: string): readonly Variant[] {
  const own = typed.replaceAll('"', ' ').trim();
  return /[\s-]/.test(own) ? [...variants, { text: `"${own}"`, weight: AS_A_PHRASE }] : variants;
}

/** The pages that have a phrase word for word, without those at these addresses. */
export async function findMentions(
  phrase: string,
  without: readonly string[],
  book: Book,
  pagefind: Pagefind,
): Promise<readonly Ranked<Hit>[]> {
  const found = await lookFor([{ text: `"${phrase}"`, weight: 1 }], book, pagefind);
  return rankPages(
    found.filter(({ page }) => !without.includes(page)),
    [],
  );
}

async function lookFor(
  variants: readonly Variant[],
  book: Book,
  pagefind: Pagefind,
): Promise<readonly Scored<Hit>[]> {
  const answers = await Promise.all(
    variants.map(async ({ text, weight }) => {
      const { results } = await pagefind.search(text);
      return results.flatMap((hit) => {
        const page = book.pageById.get(hit.id)?.url;
        return page === undefined ? [] : [{ page, score: hit.score * weight, hit }];
      });
    }),
  );
  return merge(answers, Math.max);
}

type Join = (one: number, other: number) => number;

/** The pages of several answers, each once, with its scores joined and the better hit. */
function merge(answers: readonly (readonly Scored<Hit>[])[], join: Join): readonly Scored<Hit>[] {
  const pages = new Map<string, Scored<Hit>>();
  for (const found of answers.flat()) {
    const before = pages.get(found.page);
    const better = before !== undefined && before.score > found.score ? before : found;
    const score = before === undefined ? found.score : join(before.score, found.score);
    pages.set(found.page, { ...better, score });
  }
  return [...pages.values()];
}
