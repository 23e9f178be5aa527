/** The pages of a printed book, one or several as `82–83`. */
import { severalPages } from './pages.ts';

/** As a name: `Page 37`, `Pages 82–83`. */
export const namePages = (pages: string): string =>
  `${severalPages(pages) ? 'Pages' : 'Page'} ${pages}`;

/** Within a line: `page 37`, `pages 82–83`. */
export const mentionPages = (pages: string): string =>
  `${severalPages(pages) ? 'pages' : 'page'} ${pages}`;

/** As a name, of the manual of 1922: `Page 84 of 1922`. */
export const namePagesOf1922 = (pages: string): string => `${namePages(pages)} of 1922`;
