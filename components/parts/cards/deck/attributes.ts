/**
 * What cards.css says about the classes in a drawing, as attributes of its parts, because no style
 * of a page reaches a drawing in a file of its own.
 */
export type Attributes = Readonly<Record<string, string>>;

/** For the file of faces (cards.svg): which parts show depends on what they inherit from the page. */
export const SHEET_ATTRIBUTES: Attributes = {
  'suits-fr': 'display="var(--suits-fr)"',
  'suits-gs': 'display="var(--suits-gs)"',
  'terms-en': 'display="var(--terms-en)"',
  'terms-de': 'display="var(--terms-de)"',
  'terms-gs': 'display="var(--terms-gs)"',
  'court-letters': 'display="var(--court-letters, inline)"',
  'court-pictures': 'display="var(--court-pictures, none)"',
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

/** Replaces the classes in symbols by their attributes; a class without a row is removed. */
export const withAttributes = (symbols: string, attributes: Attributes): string =>
  symbols.replaceAll(/ class="([\w-]+)"/g, (_, name: string) => {
    const own = attributes[name] ?? '';
    return own === '' ? '' : ` ${own}`;
  });
