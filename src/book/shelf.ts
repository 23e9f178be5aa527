/**
 * The other books, as parts of this one after Foster’s chapters: what stands in each, in reading
 * order. A chapter is written in `content/shelf/<slug>.mdx` and has the address `/shelf/<slug>/`.
 */
import type { CitedBook } from './books.ts';

/** One of the other books. */
export interface ShelfBook {
  /** The front matter of its chapters names it: `eichhorn`. */
  readonly id: string;
  readonly title: string;
  /** Who wrote it, where and when, as far as is known. */
  readonly origin: string;
  /** What it is here for, in a sentence or two. */
  readonly about: string;
  /** How notes cite it; null when none does. */
  readonly cited: CitedBook | null;
  /** The slugs of its chapters, in reading order. */
  readonly chapters: readonly string[];
}

/** All of them, in the order in which they are read. */
export const SHELF: readonly ShelfBook[] = [
  {
    id: 'eichhorn',
    title: 'American Skat',
    origin: 'J. Charles Eichhorn, c. 1909',
    about:
      'The book of the North American Skat League, by a player who sat on its committee on rules. It has deals played twice, rules of finesse for each seat, and more side games than anyone will ever play.',
    cited: 'Eichhorn',
    chapters: [
      'eichhorn-tourne',
      'eichhorn-hands',
      'eichhorn-grands',
      'eichhorn-fragments',
      'eichhorn-finesse',
      'eichhorn-rules',
      'eichhorn-exceptional-games',
      'eichhorn-payments-and-prizes',
    ],
  },
  {
    id: 'hoyle',
    title: 'The Standard Hoyle',
    origin: '1912',
    about:
      'A thick book of games. Its chapter on Skat is older than the book: it has the German bidding, seventy maxims, a problem by the editor, and a game for two.',
    cited: 'Hoyle',
    chapters: [
      'hoyle-the-game',
      'hoyle-maxims',
      'hoyle-problems',
      'two-handed-skat',
      'hoyle-rounce-and-ramsch',
    ],
  },
  {
    id: 'tables',
    title: 'Other tables',
    origin: 'From The Standard Hoyle, 1912, and G. Capellen, Hanover 1915',
    about:
      'Three games that a Skat player will recognise: whist, on which Foster wrote before Skat, Calabrasella, in which one plays against two, and Mate, with twenty cards and nothing hidden.',
    cited: null,
    chapters: ['whist', 'calabrasella', 'mate'],
  },
];

/**
 * The book whose plan lists a chapter of the other books.
 *
 * @throws Error for a chapter that no book has: that stops the build.
 */
export function shelfBookOf(slug: string): ShelfBook {
  const book = SHELF.find(({ chapters }) => chapters.includes(slug));
  if (book === undefined) throw new Error(`“${slug}”: src/book/shelf.ts does not have it.`);
  return book;
}
