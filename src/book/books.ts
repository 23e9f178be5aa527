/**
 * The books that the margin notes set beside Foster's, the research on the game's history among
 * them, and how a note names its source.
 */
import { CITED_BOOKS, citeHeading, citePage } from '#edition/book/cited-words.ts';

/** A book by the name that notes give it. */
export type CitedBook = keyof typeof CITED_BOOKS;

/** Where in a book a fact stands. Our texts of some books have lost the page numbers. */
export interface Passage {
  readonly page?: string | undefined;
  /** The heading of its section: `Rules for the Opponents`. */
  readonly under?: string | undefined;
}

/** A source in the parts that are set differently. */
export interface Citation {
  /** What the note is called when folded: `Eichhorn, c. 1909`. */
  readonly short: string;
  readonly title: string;
  /** What follows the title, with its comma: `, c. 1909, under “Dealing”`; may be empty. */
  readonly rest: string;
}

/**
 * How a note names its source.
 *
 * @throws RangeError for a book that is not among ours, or a page that is no number: a slip in a
 *   chapter, which stops the build.
 */
export function citation(book: string, { page, under }: Passage = {}): Citation {
  if (!isBook(book)) {
    throw new RangeError(`No book “${book}”. There are: ${Object.keys(CITED_BOOKS).join(', ')}.`);
  }
  if (page !== undefined && !/^\d+(–\d+)?$/.test(page)) {
    throw new RangeError(`“${page}” is no page. Pages are “41” or “40–44”, with an en dash.`);
  }
  const { name, title, year } = CITED_BOOKS[book];
  const pages = page === undefined ? null : citePage(page);
  const heading = under === undefined ? null : citeHeading(under);
  const rest = [year, pages, heading].filter((part) => part !== null).map((part) => `, ${part}`);
  return {
    short: year === null ? name : `${name}, ${year}`,
    title,
    rest: rest.join(''),
  };
}

function isBook(text: string): text is CitedBook {
  return Object.hasOwn(CITED_BOOKS, text);
}
