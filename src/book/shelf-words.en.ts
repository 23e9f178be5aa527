/** The other books, as the shelf introduces them. */

/** What is said of a book. */
interface ShelfWords {
  readonly title: string;
  /** Who wrote it, where and when, as far as is known. */
  readonly origin: string;
  /** What it is here for, in a sentence or two. */
  readonly about: string;
}

/** The books by their ids. */
export const SHELF_WORDS = {
  eichhorn: {
    title: 'American Skat',
    origin: 'J. Charles Eichhorn, c. 1909',
    about:
      'The book of the North American Skat League, by a player who sat on its committee on rules. It has deals played twice, rules of finesse for each seat, and more side games than anyone will ever play.',
  },
  hoyle: {
    title: 'The Standard Hoyle',
    origin: '1912',
    about:
      'A thick book of games. Its chapter on Skat is older than the book: it has the German bidding, seventy maxims, a problem by the editor, and a game for two.',
  },
  tables: {
    title: 'Other tables',
    origin: 'From The Standard Hoyle, 1912, and G. Capellen, Hanover 1915',
    about:
      'Three games that a Skat player will recognise: whist, on which Foster wrote before Skat, Calabrasella, in which one plays against two, and Mate, with twenty cards and nothing hidden.',
  },
  essays: {
    title: 'Essays',
    origin: 'Our own',
    about:
      'What belongs to no book: an evening, a problem, a question that the chapters leave open.',
  },
} as const satisfies Readonly<Record<string, ShelfWords>>;
