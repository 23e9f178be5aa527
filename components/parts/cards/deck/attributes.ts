/**
 * What cards.css says of the classes in a drawing, as attributes of its parts: no style of a page
 * reaches a drawing that stands in a file of its own.
 */
export type Attributes = Readonly<Record<string, string>>;

/** For the file of faces (cards.svg): which parts show follows the page, by what they inherit from it. */
export const SHEET_ATTRIBUTES: Attributes = {
  'suits-fr': 'display="var(--suits-fr)"',
  'suits-gs': 'display="var(--suits-gs)"',
  'terms-en': 'display="var(--terms-en)"',
  'terms-de': 'display="var(--terms-de)"',
  'terms-gs': 'display="var(--terms-gs)"',
  'court-frame': 'fill-opacity=".07" stroke="currentColor" stroke-width="1.1"',
  'court-line': 'fill="none" stroke="currentColor" stroke-width=".5"',
  'court-hatching': 'fill="none" stroke="currentColor" stroke-width=".5" opacity=".28"',
  'court-figure':
    'stroke="var(--card-face)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"',
  faint: 'display="var(--aside, inline)" opacity=".2"',
  'back-ground': 'fill="currentColor"',
  'back-lattice': 'fill="none" stroke="var(--card-face)" stroke-width=".9" opacity=".5"',
  'back-line': 'fill="none" stroke="var(--card-face)" stroke-width="1.2"',
};

/** Symbols with attributes in the place of their classes; a class without a row goes. */
export const withAttributes = (symbols: string, attributes: Attributes): string =>
  symbols.replaceAll(/class="([\w-]+)"/g, (_, name: string) => attributes[name] ?? '');
