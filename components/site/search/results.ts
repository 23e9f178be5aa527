/** What the search shows: direct links to places, and pages with the parts that answer. */
import { SEARCH, sayMoreOnPage } from '#edition/site/search-words.ts';
import type { PageTitles } from '../../../src/site/search/titles-file.ts';
import { element, link } from './dom.ts';
import type { FoundPage, FoundPart } from '../../../src/site/search/pagefind.ts';
import type { Way } from '../../../src/site/search/query/straight-there.ts';
import type { Titled } from '../../../src/site/search/query/titles.ts';

/** How many parts of one page are shown before the reader asks for the rest. */
const PARTS = 3;

/** A page that answers, as far as it is known. */
export interface ShownPage {
  readonly titles: PageTitles;
  /** What the index has of it; undefined where only a title answers. */
  readonly found: FoundPage | undefined;
  /** The title that answers best. */
  readonly best: Titled | undefined;
}

/**
 * The parts of a page: first those whose title is exactly the words, then those whose title
 * contains them, else in the order of the page. Umlauts and capitals make no difference.
 */
export function titledFirst(parts: readonly FoundPart[], words: string): readonly FoundPart[] {
  const plainWords = plain(words);
  const rank = ({ title }: FoundPart): number => {
    const plainTitle = plain(title);
    return plainTitle === plainWords ? 0 : plainTitle.includes(plainWords) ? 1 : 2;
  };
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** A direct link to a place; the first says that Enter follows it. */
export function renderWay({ href, name, about }: Way, isFirst: boolean): HTMLElement {
  const place = element('span', 'place', [
    element('span', 'goes', [SEARCH.goTo]),
    ' ',
    element('b', '', [name]),
    ...(about === '' ? [] : [' ', element('span', 'about', [about])]),
  ]);
  const enter = isFirst ? [element('kbd', 'enter', ['Enter'])] : [];
  return element('li', 'way', [link(href, [place, ...enter])]);
}

/**
 * A page of the results, as a list item: what kind of page it is, its title, and the parts of it
 * that answer, each with a few words around the hits.
 *
 * @param words the words that were searched for
 */
export function renderPage({ best, found, titles }: ShownPage, words: string): HTMLElement {
  const { kind, title, url } = titles;
  const name = kind === undefined ? [title] : [element('span', 'kind', [kind]), ' ', title];
  const item = element('li', 'page', [element('h2', '', [link(url, name)])]);
  const parts = partsOf(titledFirst(found?.sub_results ?? [], words), best, url);
  const render = (some: readonly FoundPart[]) =>
    element(
      'ul',
      '',
      some.map((part) => renderPart(part, url)),
    );
  if (parts.length > 0) item.append(render(parts.slice(0, PARTS)));
  const rest = parts.slice(PARTS);
  if (rest.length > 0) {
    const summary = element('summary', '', [sayMoreOnPage(rest.length)]);
    item.append(element('details', '', [summary, render(rest)]));
  }
  return item;
}

/** The part whose title answers comes first, even where the index has not found it. */
function partsOf(
  parts: readonly FoundPart[],
  best: Titled | undefined,
  page: string,
): readonly FoundPart[] {
  if (best === undefined || best.url === page) return parts;
  const first = parts.find(({ url }) => url === best.url);
  return [
    first ?? { title: best.title, url: best.url, excerpt: '' },
    ...parts.filter((part) => part !== first),
  ];
}

function renderPart(part: FoundPart, page: string): HTMLElement {
  const heading = part.url === page ? [] : [element('p', 'part', [link(part.url, [part.title])])];
  const excerpt = part.excerpt === '' ? [] : [element('p', 'excerpt', excerptNodes(part.excerpt))];
  return element('li', '', [...heading, ...excerpt]);
}

/** An excerpt as text and marks; any other elements that it might hold become their text. */
export function excerptNodes(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) =>
    node instanceof HTMLElement && node.tagName === 'MARK'
      ? element('mark', '', [node.textContent])
      : document.createTextNode(node.textContent ?? ''),
  );
}
