/** The whole book as an e-book: EPUB 3, made from the pages of the built site. */
import { EDITION } from '#edition/site/editions/edition-words.ts';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Hand } from '../../../game/notation/hand.ts';
import { makeOutline } from '../outline.ts';
import { LEAVES } from '../plan.ts';
import { readLeaf } from '../read-leaf.ts';
import type { Leaf } from '../read-leaf.ts';
import { makeFind } from '../registry.ts';
import type { NamedLeaf } from '../registry.ts';
import { moveAnswers } from '../steps/answers.ts';
import { nameAnchors } from '../steps/anchors.ts';
import { endWithCaptions } from '../steps/captions.ts';
import { cardFile, setCards } from '../steps/cards.ts';
import { setHands } from '../steps/hands.ts';
import { leaveOut } from '../steps/leave-out.ts';
import { leaveOutSections } from '../steps/sections.ts';
import { turnLinks } from '../steps/links.ts';
import { collectNotes } from '../steps/notes.ts';
import { setOrnaments } from '../steps/ornaments.ts';
import { markPages } from '../steps/page-marks.ts';
import type { PageBreak } from '../steps/page-marks.ts';
import { setQuestionsFirst } from '../steps/plays.ts';
import { unfold } from '../steps/unfold.ts';
import { classesOf, findAll } from '../tree.ts';
import { makeXhtml } from '../xhtml.ts';
import { BOOK } from '#edition/site/editions/epub/about.ts';
import { makeCover, makeTitlePage } from './front.ts';
import { makeNav, makeNcx, navEntries } from './navigation.ts';
import type { Landmark } from './navigation.ts';
import { makePackage } from './package.ts';
import type { BookFile } from './package.ts';
import { cardPicture, tablePicture } from './pictures.ts';
import { withPlainValues } from './plain-values.ts';
import { bindStyles } from './style-sheet.ts';
import type { Used } from './style-sheet.ts';
import { zipBook } from './zip.ts';

/** What an e-book is made from. */
export interface Built {
  /** A page of the site as built, by its address below the site’s own. */
  readonly page: (address: string) => string;
  /** A style sheet by its address, as pages ask for it. */
  readonly styleSheet: (address: string) => string;
  readonly hands: readonly Hand[];
  /** The e-book’s own style sheet, and the faces it names. */
  readonly ownStyle: string;
  readonly fonts: readonly { readonly name: string; readonly data: Uint8Array }[];
  /** Files with the licences of the book and of what is in it. */
  readonly licences: readonly { readonly name: string; readonly text: string }[];
  /** The cover’s picture. */
  readonly cover: {
    readonly name: string;
    readonly type: string;
    readonly data: string | Uint8Array;
  };
  readonly base: string;
  readonly site: string | undefined;
  /** When the book was last changed: `2026-11-22T12:00:00Z`. */
  readonly modified: string;
}

/** A leaf made ready, and what the package has to know of it. */
interface Ready extends NamedLeaf {
  readonly pages: readonly PageBreak[];
  readonly cards: ReadonlySet<string>;
}

/** The bytes of the e-book. The same site makes the same bytes. */
export function makeEpub(built: Built): Uint8Array {
  const pictures = new Map(built.hands.map((hand) => [hand.id, tablePicture(hand)]));
  const altOf = (id: string): string | null => pictures.get(id)?.alt ?? null;
  const book = LEAVES.map((plan) => readyLeaf(readLeaf(plan, built.page(plan.address)), altOf));
  for (const here of book) {
    const find = makeFind(book, here, (to, anchor) => {
      const file = to === here ? '' : fileName(to.leaf);
      return anchor === null ? file || fileName(to.leaf) : `${file}#${anchor}`;
    });
    turnLinks(here.leaf.main, { base: built.base, site: built.site, find });
  }
  const cards = new Set(book.flatMap((ready) => [...ready.cards]));
  const files: BookFile[] = [
    ...textFiles(book, built),
    { path: 'style.css', type: 'text/css', data: styleFor(book, built) },
    ...built.fonts.map(({ data, name }) => ({ path: `fonts/${name}`, type: 'font/woff2', data })),
    ...built.licences.map(({ name, text }) => ({ path: name, type: 'text/plain', data: text })),
    ...[...cards].sort().map((symbol) => svg(`cards/${cardFile(symbol)}`, cardPicture(symbol))),
    ...[...pictures].map(([id, picture]) => svg(`hands/${id}.svg`, picture.svg)),
  ];
  return zipBook(files, makePackage(files, built.modified));
}

/** Goes through the steps that need nothing of the other leaves. */
function readyLeaf(leaf: Leaf, altOf: (id: string) => string | null): Ready {
  const { main } = leaf;
  setQuestionsFirst(main);
  moveAnswers(main);
  leaveOut(main);
  leaveOutSections(main, leaf.without ?? []);
  unfold(main);
  const pages = markPages(main);
  collectNotes(main);
  setOrnaments(main);
  endWithCaptions(main);
  setHands(main, (id) => {
    const alt = altOf(id);
    return alt === null ? null : { src: `../hands/${id}.svg`, alt };
  });
  const cards = setCards(main, '../cards/');
  return { leaf, pages, cards, anchors: nameAnchors(main) };
}

const fileName = ({ name }: Leaf): string => `${name}.xhtml`;

const svg = (path: string, data: string): BookFile => ({ path, type: 'image/svg+xml', data });

/** All documents, in reading order, and the ways through them. */
function textFiles(book: readonly Ready[], { cover, site }: Built): readonly BookFile[] {
  const document = (
    name: string,
    title: string,
    part: string,
    body: readonly Element[],
  ): BookFile => ({
    path: `text/${name}.xhtml`,
    type: 'application/xhtml+xml',
    data: makeXhtml({ title, style: '../style.css', part, body }),
    properties: body.some(hasSvg) ? ['svg'] : [],
    read: true,
  });
  const marks = book.flatMap(({ anchors, leaf, pages }) =>
    pages.map(({ id, page }) => ({
      page,
      href: `text/${fileName(leaf)}#${anchors.get(id) ?? ''}`,
    })),
  );
  // A page on which two of our chapters begin is the page where the first of them does.
  const pages = marks.filter(
    (mark, at) => marks.findIndex(({ page }) => page === mark.page) === at,
  );
  const contents = navEntries(makeOutline(book), ({ anchor, to }) => {
    const file = `text/${fileName(to.leaf)}`;
    return anchor === null ? file : `${file}#${anchor}`;
  });
  const landmarks: readonly Landmark[] = [
    { type: 'cover', title: EDITION.cover, href: 'text/cover.xhtml' },
    { type: 'toc', title: EDITION.contents, href: 'contents.xhtml#toc' },
    { type: 'bodymatter', title: EDITION.manual, href: 'text/introduction.xhtml' },
    { type: 'glossary', title: EDITION.glossary, href: 'text/glossary.xhtml' },
  ];
  const nav = makeXhtml({
    title: EDITION.contents,
    style: 'style.css',
    part: 'frontmatter',
    body: makeNav(contents, pages, landmarks),
  });
  return [
    {
      path: cover.name,
      type: cover.type,
      data: cover.data,
      properties: ['cover-image'],
    },
    document('cover', BOOK.fullTitle, 'cover', makeCover(`../${cover.name}`)),
    document('title-page', BOOK.fullTitle, 'frontmatter', makeTitlePage(site)),
    {
      path: 'contents.xhtml',
      type: 'application/xhtml+xml',
      data: nav,
      properties: ['nav'],
      read: true,
    },
    { path: 'toc.ncx', type: 'application/x-dtbncx+xml', data: makeNcx(contents, pages) },
    ...book.map(({ leaf }) =>
      document(leaf.name, leaf.title, `${leaf.division}matter`, [asSection(leaf)]),
    ),
  ];
}

/** Kinds of leaves that have a name in ARIA too. */
const ROLES = new Set(['preface', 'chapter', 'appendix', 'glossary', 'errata']);

function asSection({ kind, main, name }: Leaf): Element {
  const role = ROLES.has(kind) ? { role: `doc-${kind}` } : {};
  return h(
    'section',
    { 'epub:type': kind, ...role, className: [`leaf-${name}`] },
    main.children as Element[],
  );
}

function hasSvg(body: Element): boolean {
  return findAll(body, ({ tagName }) => tagName === 'svg').length > 0;
}

/** The e-book’s own styles, and of the site’s those of the figures that are in it. */
function styleFor(book: readonly Ready[], { ownStyle, styleSheet }: Built): string {
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const addresses = new Set<string>();
  for (const { leaf } of book) {
    for (const address of leaf.styleSheets) addresses.add(address);
    for (const element of findAll(leaf.main, () => true)) {
      for (const name of classesOf(element)) classes.add(name);
      for (const name of Object.keys(element.properties)) {
        if (!name.startsWith('dataAstroCid')) continue;
        attributes.add(
          `data-astro-cid-${name.slice('dataAstroCid'.length).replace(/^-/, '').toLowerCase()}`,
        );
      }
    }
  }
  const used: Used = { classes, attributes };
  return withPlainValues(`${bindStyles([...addresses].map(styleSheet), used)}${ownStyle}`);
}
