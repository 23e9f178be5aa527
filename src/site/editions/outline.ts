/** The book’s contents: its leaves, the parts of long chapters below them, and their sections. */
import { CONTENTS } from '../../book/contents.ts';
import { PARTS } from './plan.ts';
import type { NamedLeaf } from './registry.ts';
import { attribute, elementsOf, findAll, hasClass, isElement, textOf } from './tree.ts';
import type { Element } from 'hast';

/** A line of the contents. */
export interface OutlineEntry {
  /** The number of a chapter, before its title. */
  readonly number: number | undefined;
  readonly title: string;
  readonly to: NamedLeaf;
  /** The anchor, by its name in the book; null for the leaf itself. */
  readonly anchor: string | null;
  readonly below: readonly OutlineEntry[];
}

/** The contents of a book, in reading order. */
export function makeOutline(book: readonly NamedLeaf[]): readonly OutlineEntry[] {
  return book
    .filter(({ leaf }) => leaf.part === undefined || leaf.part === 1)
    .filter(({ leaf }) => leaf.book === undefined || leaf === firstOf(book, leaf.book))
    .map((page): OutlineEntry => {
      const { chapter, part, book: beside } = page.leaf;
      const title = beside === undefined ? undefined : PARTS.get(beside);
      if (title !== undefined) {
        const own = book.filter(({ leaf }) => leaf.book === beside);
        const chapters = own.map((each) => entry(each, undefined, each.leaf.title, sections(each)));
        return entry(page, undefined, title, chapters);
      }
      const plan = CONTENTS.find(({ number }) => number === chapter);
      if (part === undefined) return entry(page, chapter, page.leaf.title, sections(page));
      const parts = book.filter(({ leaf }) => leaf.chapter === chapter);
      const below = parts.map((each) => entry(each, undefined, each.leaf.title, sections(each)));
      return entry(page, chapter, plan?.title ?? page.leaf.title, below);
    });
}

const firstOf = (book: readonly NamedLeaf[], id: string) =>
  book.find(({ leaf }) => leaf.book === id)?.leaf;

const entry = (
  to: NamedLeaf,
  number: number | undefined,
  title: string,
  below: readonly OutlineEntry[],
): OutlineEntry => ({ number, title, to, anchor: null, below });

/** The sections of a leaf that have an anchor, by their headings. */
function sections(to: NamedLeaf): readonly OutlineEntry[] {
  return findAll(to.leaf.main, (element) => isElement(element, 'h2')).flatMap((heading) => {
    const anchor = attribute(heading, 'id') ?? null;
    if (anchor === null) return [];
    return [{ number: undefined, title: sectionTitle(heading), to, anchor, below: [] }];
  });
}

/** A heading without the marks of notes in it. */
function sectionTitle(heading: Element): string {
  const marks = new Set<unknown>(
    elementsOf(heading).filter(
      (child) => hasClass(child, 'noteref') || hasClass(child, 'page-mark'),
    ),
  );
  return textOf({ ...heading, children: heading.children.filter((child) => !marks.has(child)) });
}
