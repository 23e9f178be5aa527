/** What the files of the fonts hold: scripts/cut-fonts.mjs cuts them by it, a test holds the book to it. */

/**
 * @param {number} from
 * @param {number} to
 */
const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** @param {string} left @param {string} out */
const without = (left, out) =>
  Array.from(left)
    .filter((sign) => !out.includes(sign))
    .join('');

/** The letters of English and German, figures, and the signs of books. */
const LETTERS_AND_SIGNS = `${without(span(0x20, 0x7e), '#$<>@\\^_`|~')}\u00A0§±·×ÄÖÜßàäçèéöüœ–—‘’‚“”„…‹›−←↑→↓`;

/**
 * What the book sets in italic, and in semibold: no more, so that each of the two files comes with the
 * first 14.6 kB that a host sends before it waits for an answer.
 */
const ITALIC = without(LETTERS_AND_SIGNS, '%{}§±àçœ‚‹›←→');
const SEMIBOLD = without(ITALIC, '&*=[]è↑↓');

/** What a reader may write: all that, the signs of programs, and the other letters of Western Europe. */
const ALL = without(
  `${span(0x20, 0x7e)}${span(0xa0, 0xff)}œŒı\u2009‐‑‒–—‘’‚“”„•…′″‹›−∕←↑→↓`,
  '\u00AD',
);

// Without 'locl', whose German f has no small capital.
const LETTERS = ['kern', 'liga', 'mark', 'mkmk', 'ccmp'];
const FIGURES = ['onum', 'lnum', 'pnum', 'tnum'];
const SMALL_CAPS = ['smcp', 'c2sc'];

/**
 * The faces, where they are in the package they are cut from, what of their fineries is used, what the
 * book sets in them, and what stands in a second file that is loaded for a reader who writes it.
 */
export const FACES = [
  {
    name: 'regular',
    source: '400Regular/EBGaramond_400Regular.ttf',
    features: [...LETTERS, ...FIGURES, ...SMALL_CAPS],
    characters: LETTERS_AND_SIGNS,
    more: without(ALL, LETTERS_AND_SIGNS),
  },
  {
    name: 'italic',
    source: '400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
    features: [...LETTERS, ...FIGURES],
    characters: ITALIC,
    more: without(ALL, ITALIC),
  },
  {
    name: 'semibold',
    source: '600SemiBold/EBGaramond_600SemiBold.ttf',
    features: [...LETTERS, ...FIGURES],
    characters: SEMIBOLD,
    more: without(ALL, SEMIBOLD),
  },
];
