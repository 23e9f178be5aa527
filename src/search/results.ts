import type { FoundPage, FoundPart } from './pagefind.ts';

/** How many parts of one page are shown before the reader asks for the rest. */
const PARTS = 3;

/**
 * The parts of a page, those first whose title is what is looked for, then those whose title has
 * it in it; else in the order of the page. Umlauts and capitals make no difference.
 */
export function titledFirst(parts: readonly FoundPart[], words: string): readonly FoundPart[] {
  const wanted = plain(words);
  const rank = ({ title }: FoundPart): number => {
    const found = plain(title);
    return found === wanted ? 0 : found.includes(wanted) ? 1 : 2;
  };
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/**
 * A page that was found, as a list item: its title, what kind of page it is, and the parts of it
 * that answer, each with a few words around the hits.
 *
 * @param words what was looked for
 */
export function renderPage(page: FoundPage, words: string): HTMLElement {
  const item = element('li', 'page');
  const title = element('h2', '', [link(page.url, page.meta.title)]);
  const { kind } = page.meta;
  item.append(title, ...(kind === undefined ? [] : [element('p', 'kind', [kind])]));
  const parts = titledFirst(page.sub_results, words);
  if (parts.length > 0)
    item.append(
      element(
        'ul',
        '',
        parts.slice(0, PARTS).map((part) => renderPart(part, page)),
      ),
    );
  const rest = parts.slice(PARTS);
  if (rest.length > 0) {
    const more = element('details', '', [
      element('summary', '', [`${String(rest.length)} more on this page`]),
      element(
        'ul',
        '',
        rest.map((part) => renderPart(part, page)),
      ),
    ]);
    item.append(more);
  }
  return item;
}

function renderPart(part: FoundPart, page: FoundPage): HTMLElement {
  const heading = part.url === page.url ? [] : [element('p', 'part', [link(part.url, part.title)])];
  return element('li', '', [...heading, element('p', 'excerpt', excerptNodes(part.excerpt))]);
}

/** An excerpt as text and marks; whatever other elements it might hold become their text. */
export function excerptNodes(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) =>
    node instanceof HTMLElement && node.tagName === 'MARK'
      ? element('mark', '', [node.textContent])
      : document.createTextNode(node.textContent ?? ''),
  );
}

function link(href: string, text: string): HTMLElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}

function element(
  name: string,
  className: string,
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}
