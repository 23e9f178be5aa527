import { SHEET_ATTRIBUTES, withAttributes } from './attributes.ts';
import { faceParts, faceSymbols } from './faces.ts';
import { lowSymbols } from './low-faces.ts';

/**
 * The file of all faces, cards.svg, to which whole cards refer: a browser loads it once for all
 * pages. `node scripts/draw-cards.ts` writes it after a change of the drawings; a test fails if
 * that was forgotten.
 */
export const drawSheet = (): string => sheetOf(faceParts() + faceSymbols());

/** The same for the cards below the seven, low-cards.svg, which only pages of other games load. */
export const drawLowSheet = (): string => sheetOf(lowSymbols());

/** The card itself clips what reaches beyond the box of a face, so the symbols need not. */
const uncut = (symbols: string): string =>
  symbols.replaceAll('<symbol ', '<symbol overflow="visible" ');

/**
 * Nothing in the file is shown where it stands. Saying so once for all of it spares a browser the
 * style and the layout of every drawing as the file arrives; those that a page uses are styled in
 * the page.
 */
const sheetOf = (symbols: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg"><defs display="none">' +
  `${withAttributes(uncut(symbols), SHEET_ATTRIBUTES)}</defs></svg>\n`;
