/** The ways through the e-book: its contents, the pages of 1922, and the same for old readers. */
import { EDITION } from '#edition/site/editions/edition-words.ts';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';
import type { OutlineEntry } from '../outline.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { BOOK } from '#edition/site/editions/epub/about.ts';

/** A page of 1922 and where it begins: a link from the folder of the package. */
export interface PageTarget {
  readonly page: string;
  readonly href: string;
}

/** A line of the contents with the link to it. */
export interface NavEntry {
  readonly title: string;
  readonly href: string;
  readonly below: readonly NavEntry[];
}

/** A place that readers have a button for: by the words of EPUB. */
export interface Landmark {
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

/** The contents as lines with links. */
export function navEntries(
  entries: readonly OutlineEntry[],
  href: (entry: OutlineEntry) => string,
): readonly NavEntry[] {
  return entries.map((entry) => ({
    title: entry.number === undefined ? entry.title : `${entry.number}. ${entry.title}`,
    href: href(entry),
    below: navEntries(entry.below, href),
  }));
}

/**
 * The body of the navigation document, which is also the page of contents. What only a reader’s own
 * panel is to show is hidden there: the sections of chapters, and the pages.
 */
export function makeNav(
  contents: readonly NavEntry[],
  pages: readonly PageTarget[],
  landmarks: readonly Landmark[],
): readonly Element[] {
  const item = (href: string, text: string, type?: string): Element =>
    h('li', [h('a', { href, ...(type === undefined ? {} : { 'epub:type': type }) }, [text])]);
  return [
    h('nav', { 'epub:type': 'toc', role: 'doc-toc', id: 'toc', ariaLabelledBy: 'toc-title' }, [
      h('h1', { id: 'toc-title' }, [EDITION.contents]),
      listOf(contents),
    ]),
    h(
      'nav',
      {
        'epub:type': 'page-list',
        role: 'doc-pagelist',
        id: 'pages',
        ariaLabelledBy: 'pages-title',
        // Readers offer it in a panel of their own; as a page of the book it is two hundred numbers.
        hidden: true,
      },
      [
        h('h2', { id: 'pages-title' }, [EDITION.pages]),
        h(
          'ol',
          pages.map(({ href, page }) => item(href, page)),
        ),
      ],
    ),
    h(
      'nav',
      {
        'epub:type': 'landmarks',
        id: 'landmarks',
        ariaLabelledBy: 'landmarks-title',
        hidden: true,
      },
      [
        h('h2', { id: 'landmarks-title' }, [EDITION.landmarks]),
        h(
          'ol',
          landmarks.map(({ href, title, type }) => item(href, title, type)),
        ),
      ],
    ),
  ];
}

function listOf(entries: readonly NavEntry[]): Element {
  const isOfSections = entries.every(({ href }) => href.includes('#'));
  return h(
    'ol',
    { hidden: isOfSections },
    entries.map(({ below, href, title }) =>
      h('li', [h('a', { href }, [title]), ...(below.length === 0 ? [] : [listOf(below)])]),
    ),
  );
}

/** The contents and pages in the form of EPUB 2, which older readers know. */
export function makeNcx(contents: readonly NavEntry[], pages: readonly PageTarget[]): string {
  let count = 0;
  const label = (text: string) => x('navLabel', [x('text', text)]);
  const point = ({ below, href, title }: NavEntry): ReturnType<typeof x> => {
    count += 1;
    return x('navPoint', { id: `point-${count}` }, [
      label(title),
      x('content', { src: href }),
      ...below.map(point),
    ]);
  };
  const points = contents.map(point);
  const depth = (entries: readonly NavEntry[]): number =>
    entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ below }) => depth(below)));
  const head: Readonly<Record<string, string>> = {
    'dtb:uid': BOOK.id,
    'dtb:depth': String(depth(contents)),
    'dtb:totalPageCount': String(pages.length),
    'dtb:maxPageNumber': pages.at(-1)?.page ?? '0',
  };
  const tree = x(
    'ncx',
    { xmlns: 'http://www.daisy.org/z3986/2005/ncx/', version: '2005-1', 'xml:lang': PAGE_LANGUAGE },
    [
      x(
        'head',
        Object.entries(head).map(([name, content]) => x('meta', { name, content })),
      ),
      x('docTitle', [x('text', BOOK.fullTitle)]),
      x('navMap', points),
      x('pageList', [
        label(EDITION.pages),
        ...pages.map(({ href, page }, index) => {
          const roman = !/^\d+$/.test(page);
          const attributes = {
            id: `page-${index + 1}`,
            type: roman ? 'front' : 'normal',
            ...(roman ? {} : { value: page }),
          };
          return x('pageTarget', attributes, [label(page), x('content', { src: href })]);
        }),
      ]),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(tree)}\n`;
}
