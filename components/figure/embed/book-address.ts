/** Where the book stands, of which an element is, and its other edition. */
import { TRANSLATION } from '../../../src/lib/languages.ts';
import type { PageLanguage } from '../../../src/lib/languages.ts';

/** What the build says of the address: null where the element is served from the book’s folder `embed`. */
const BUILT_FOR = (import.meta.env as { readonly BOOK?: string | null }).BOOK ?? null;

/** The address of the book, with a slash behind it; empty where the element was built for none. */
export const BOOK =
  BUILT_FOR ?? import.meta.url.slice(0, import.meta.url.lastIndexOf('/embed/') + 1);

/** Whether the script of the other edition stands beside this one. A package is whole by itself. */
export const HAS_OTHER_EDITION = BUILT_FOR === null && BOOK !== '';

/** The address of a book’s edition, by that of either. Both end in a slash. */
export const bookIn = (language: PageLanguage, book: string): string =>
  book.replace(/(?<=\/)(?:de\/)?$/u, language === TRANSLATION ? `${TRANSLATION}/` : '');
