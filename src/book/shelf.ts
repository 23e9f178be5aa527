/**
 * The other books, as parts of this one after Foster’s chapters. A chapter of one is written in
 * `content/shelf/<slug>.mdx`, whose front matter names the book and the place in it, and has the address
 * `/shelf/<slug>/`. One that names no book is an essay.
 */
import { SHELF_WORDS } from '#edition/book/shelf-words.ts';

/** One of the other books. */
export interface ShelfBook {
  /** The front matter of its chapters names it: `eichhorn`. */
  readonly id: string;
  readonly title: string;
  /** Who wrote it, where and when, as far as is known. */
  readonly origin: string;
  /** What it is here for, in a sentence or two. */
  readonly about: string;
}

/** The book of a chapter that names none; it has no heading on the shelf until there is one. */
const ESSAYS = 'essays';

/** All of them, in the order in which they are read. */
export const SHELF: readonly ShelfBook[] = [
  { id: 'eichhorn', ...SHELF_WORDS.eichhorn },
  { id: 'hoyle', ...SHELF_WORDS.hoyle },
  { id: 'tables', ...SHELF_WORDS.tables },
  { id: ESSAYS, ...SHELF_WORDS[ESSAYS] },
];

/** What the front matter of a chapter of the shelf says of its place. */
export interface OnShelf {
  readonly title: string;
  /** One of {@link SHELF} by its id; an essay has none. */
  readonly book?: string | undefined;
  /** The place in its book, from 1; without one it comes after those that have one. */
  readonly order?: number | undefined;
}

/**
 * The book of a chapter on the shelf.
 *
 * @throws Error for a book that the shelf does not have: that stops the build.
 */
export function shelfBook(id = ESSAYS): ShelfBook {
  const book = SHELF.find((one) => one.id === id);
  if (book !== undefined) return book;
  throw new Error(`“${id}” is no book of src/book/shelf.ts.`);
}

/** Compares chapters of the shelf by the order in which they are read: by book, place and title. */
export function compareOnShelf(a: OnShelf, b: OnShelf): number {
  const bookAt = ({ book = ESSAYS }: OnShelf) => SHELF.findIndex(({ id }) => id === book);
  const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: OnShelf) => order;
  return bookAt(a) - bookAt(b) || placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, 'en');
}
