/** The whole book on one page for paper: a title page, the contents, and every leaf on a new sheet. */
import { EDITION } from '#edition/site/editions/edition-words.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { BOOK } from '#edition/site/editions/epub/about.ts';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { makeOutline } from '../outline.ts';
import type { OutlineEntry } from '../outline.ts';
import { LEAVES } from '../plan.ts';
import { readLeaf } from '../read-leaf.ts';
import type { Leaf } from '../read-leaf.ts';
import { makeFind } from '../registry.ts';
import type { NamedLeaf } from '../registry.ts';
import { nameAnchors } from '../steps/anchors.ts';
import { moveAnswers } from '../steps/answers.ts';
import { leaveOut } from '../steps/leave-out.ts';
import { setQuestionsFirst } from '../steps/plays.ts';
import { turnLinks } from '../steps/links.ts';
import { leaveOutSections } from '../steps/sections.ts';

/** What the page is made from. */
export interface PrintSource {
  /** A page of the site as built, by its address below the site’s own. */
  readonly page: (address: string) => string;
  /** The drawings that the cards refer to. */
  readonly sprite: string;
  readonly base: string;
  readonly site: string | undefined;
}

/** The page, and the style sheet that gives each leaf its running head. */
export interface PrintPage {
  readonly html: string;
  readonly heads: string;
}

/** Makes the page for paper. */
export function makePrint({ base, page, site, sprite }: PrintSource): PrintPage {
  const book = LEAVES.map((plan): NamedLeaf => {
    const leaf = readLeaf(plan, page(plan.address));
    setQuestionsFirst(leaf.main);
    moveAnswers(leaf.main);
    leaveOut(leaf.main);
    leaveOutSections(leaf.main, leaf.without ?? []);
    return { leaf, anchors: nameAnchors(leaf.main, `${leaf.name}.`) };
  });
  for (const here of book) {
    const link = (to: NamedLeaf, anchor: string | null): string => `#${anchor ?? to.leaf.name}`;
    turnLinks(here.leaf.main, { base, site, find: makeFind(book, here, link) });
  }
  const sheets = new Set(book.flatMap(({ leaf }) => leaf.styleSheets));
  sheets.add(`${base}print/heads.css`);
  const body = [
    h('section', { className: ['title-page'] }, [
      h('h1', [BOOK.title]),
      h('p', [BOOK.subtitle]),
      h('p', [EDITION.after]),
    ]),
    h('nav', { className: ['contents-page'], ariaLabel: EDITION.contents }, [
      h('h1', [EDITION.contents]),
      contentsList(makeOutline(book)),
    ]),
    ...book.map(({ leaf }) => section(leaf)),
  ];
  const html = `<!doctype html>
<html lang="${PAGE_LANGUAGE}" data-running="${BOOK.title}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'self'; object-src 'none'; base-uri 'none'">
<title>${EDITION.toPrint} · ${BOOK.title}</title>
<meta name="description" content="${EDITION.aboutPrint}">
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
${[...sheets].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body class="whole-book">
${sprite}
<main>
${toHtml(body)}
</main>
</body>
</html>
`;
  return { html, heads: runningHeads(book) };
}

function section({ main, name }: Leaf): Element {
  return h(
    'section',
    { id: name, className: ['leaf', `leaf-${name}`] },
    main.children as Element[],
  );
}

/** Two ranks of the contents; `data-target` is what the page numbers are measured for. */
function contentsList(entries: readonly OutlineEntry[], depth = 1): Element {
  return h(
    'ol',
    entries.map(({ anchor, below, number, title, to }) => {
      const target = anchor ?? to.leaf.name;
      const name = number === undefined ? title : `${number}. ${title}`;
      const link = h('a', { href: `#${target}` }, [name]);
      const parts = below.filter((entry) => entry.anchor === null);
      return h('li', [
        link,
        h('span', { className: ['page-number'], dataTarget: target }),
        ...(depth === 1 && parts.length > 0 ? [contentsList(parts, 2)] : []),
      ]);
    }),
  );
}

/**
 * A page of its own name for each leaf, whose head is its title. Important, because Chromium lets the
 * rule for all pages win where it stands in a later style sheet.
 */
function runningHeads(book: readonly NamedLeaf[]): string {
  return book
    .map(({ leaf: { name, title } }) => {
      const text = title.replaceAll(/["\\]/g, '\\$&');
      return `@page ${name} { @top-center { content: "${text}" !important; } }\n.leaf-${name} { page: ${name}; }\n`;
    })
    .join('');
}
