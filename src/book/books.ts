/**
 * The books that the margin notes set beside Foster's, the research on the game's history among
 * them, and how a note names its source.
 */

const BOOKS = {
  Foster: { title: 'Foster’s Skat Manual', year: '1922' },
  Eichhorn: { title: 'American Skat', year: 'c. 1909' },
  Hoyle: { title: 'The Standard Hoyle', year: '1912' },
  Today: { title: 'International Skat Order', year: null },
  Altenburg: { title: 'Skatverband und Skatgericht, the town of Altenburg', year: null },
  Capellen: {
    title: 'G. Capellen, Zwei neue Kriegspiele, after Sid Sackson, A Gamut of Games',
    year: '1915 and 1969',
  },
  Cotton: { title: 'Charles Cotton, The Compleat Gamester', year: '1674' },
  Duden: { title: 'Duden, Das Herkunftswörterbuch', year: null },
  Martin: { title: 'Ulf Martin, The Tarock of the Skat Inventors, part II', year: null },
  Matthes: { title: 'Gerd Matthes, Skatstadt Altenburg', year: '1995' },
  Pratesi: { title: 'Franco Pratesi, Studies on Giusto Giusti', year: '2012' },
  Scoring: { title: 'English Wikipedia, Skat scoring', year: null },
  Thuringia: { title: 'Typisch Thüringen, Carl Christian Adam Neefe', year: null },
  UNESCO: {
    title: 'Deutsche UNESCO-Kommission, Bundesweites Verzeichnis Immaterielles Kulturerbe',
    year: null,
  },
  Wikipedia: { title: 'German Wikipedia, Geschichte des Skatspiels', year: null },
} as const satisfies Readonly<Record<string, { title: string; year: string | null }>>;

export type CitedBook = keyof typeof BOOKS;

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
    throw new RangeError(`No book “${book}”. There are: ${Object.keys(BOOKS).join(', ')}.`);
  }
  if (page !== undefined && !/^\d+(–\d+)?$/.test(page)) {
    throw new RangeError(`“${page}” is no page. Pages are “41” or “40–44”, with an en dash.`);
  }
  const { title, year } = BOOKS[book];
  const pages = page === undefined ? null : `p. ${page}`;
  const heading = under === undefined ? null : `under “${under}”`;
  const rest = [year, pages, heading].filter((part) => part !== null).map((part) => `, ${part}`);
  return {
    short: year === null ? book : `${book}, ${year}`,
    title,
    rest: rest.join(''),
  };
}

function isBook(text: string): text is CitedBook {
  return Object.hasOwn(BOOKS, text);
}
