/** The pages of a printed book, one or several as `82–83`. */
import { severalPages } from './pages.ts';

/** As a name: `Seite 37`, `Seiten 82–83`. */
export const namePages = (pages: string): string =>
  `${severalPages(pages) ? 'Seiten' : 'Seite'} ${pages}`;

/** Within a line, which is the same. */
export const mentionPages = namePages;

/** As a name, of the manual of 1922; `Seite 84 von 1922` would be one of so many pages. */
export const namePagesOf1922 = (pages: string): string => `${namePages(pages)} im Buch von 1922`;
