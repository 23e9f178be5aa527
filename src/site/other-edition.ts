/** Where a page stands in the edition of the other language; addresses are the same in both but for `/de/`. */
import { FOLDER_BELOW, bookBase } from '../lib/edition.ts';
import { SOURCE_LANGUAGE, TRANSLATION } from '../lib/languages.ts';

/** The page that a host shows for a wrong address is no page to lead to: from it the way leads to the start. */
const NOT_FOUND = /^\/404(?:\.html|\/)?$/u;

/**
 * The address of a page in the other edition, as a link on the page itself is to have it.
 *
 * @param address the page’s own in its edition: `/hands/foster-09/`.
 * @returns for a translation a relative one, since whatever begins with `/` gets the base of the edition.
 */
export function otherEditionLink(address: string): string {
  const page = NOT_FOUND.test(address) ? '/' : address;
  const path = page.slice(1);
  if (FOLDER_BELOW !== null) return `/${FOLDER_BELOW}${path}`;
  return '../'.repeat(page.split('/').length - 1) + path;
}

/**
 * The paths of a page in both editions, for search engines.
 *
 * @param base the path of this edition on its host.
 */
export function pathsByLanguage(
  address: string,
  base: string,
): readonly { readonly language: string; readonly path: string }[] {
  const book = bookBase(base);
  const source = book + address.slice(1);
  return [
    { language: SOURCE_LANGUAGE, path: source },
    { language: TRANSLATION, path: `${book}${TRANSLATION}${address}` },
    { language: 'x-default', path: source },
  ];
}
