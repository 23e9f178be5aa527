/** Where a page stands in the edition of the other language; addresses are the same in both but for `/de/`. */
import { OTHER_EDITION } from '#edition/site/other-edition-words.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE } from '../lib/page-language.ts';

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
  if (PAGE_LANGUAGE === SOURCE_LANGUAGE) return `/${OTHER_EDITION.language}${page}`;
  const up = '../'.repeat(page.split('/').length - 1);
  return up + page.slice(1);
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
  const isSource = PAGE_LANGUAGE === SOURCE_LANGUAGE;
  const book = isSource ? base : base.replace(new RegExp(`${PAGE_LANGUAGE}/$`, 'u'), '');
  const source = book + address.slice(1);
  const translation = `${book}${isSource ? OTHER_EDITION.language : PAGE_LANGUAGE}${address}`;
  return [
    { language: SOURCE_LANGUAGE, path: source },
    { language: isSource ? OTHER_EDITION.language : PAGE_LANGUAGE, path: translation },
    { language: 'x-default', path: source },
  ];
}
