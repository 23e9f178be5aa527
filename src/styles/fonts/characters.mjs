/** What the files of the fonts hold: scripts/cut-fonts.mjs cuts them by it, a test holds the book to it. */

/**
 * @param {number} from
 * @param {number} to
 */
const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What the book is written in: the letters of English and German, and signs. */
export const BOOK_CHARACTERS = `${span(0x20, 0x7e)}\u00A0§±·×ÄÖÜßàäçèéöüœ–—‘’‚“”„…‹›−←↑→↓`;

/** What else a reader may write: the other letters of Western Europe, and typographers’ signs. */
export const OTHER_CHARACTERS = Array.from(`${span(0xa1, 0xff)}ı\u0152\u2009‐‑‒•′″∕`)
  .filter((sign) => !BOOK_CHARACTERS.includes(sign) && sign !== '\u00AD')
  .join('');

const LETTERS = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
const FIGURES = ['onum', 'lnum', 'pnum', 'tnum'];
const SMALL_CAPS = ['smcp', 'c2sc'];

/** The faces, where they are in the package they are cut from, and what of their fineries is used. */
export const FACES = [
  {
    name: 'regular',
    source: '400Regular/EBGaramond_400Regular.ttf',
    features: [...LETTERS, ...FIGURES, ...SMALL_CAPS],
  },
  {
    name: 'italic',
    source: '400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
    features: [...LETTERS, ...FIGURES],
  },
  {
    name: 'semibold',
    source: '600SemiBold/EBGaramond_600SemiBold.ttf',
    features: [...LETTERS, ...FIGURES],
  },
];
