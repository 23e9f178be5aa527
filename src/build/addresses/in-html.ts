/** Prefixes the addresses in a page with the base. */
import { underBase } from '../../lib/address/base.ts';
import { elementsOf, withEdits } from '../html-elements.ts';

/** Attributes with one address. */
const ADDRESS = /^(?:href|src|action|formaction|poster|data|xlink:href)$/;
/** Attributes with several addresses, each with its width. */
const ADDRESSES = /^(?:srcset|imagesrcset)$/;
/** The target of an automatic redirect: `0; url=/hands/foster-09/`. */
const REFRESH = /^(["']?\d+\s*;\s*url=)(\/.*)$/is;

/**
 * Prefixes every link, form, image, script and style sheet of the book in a page with the base. The
 * content of scripts, styles and comments stays, and so do other attributes, such as a `data-…` from
 * which a script takes an address.
 *
 * @param hasBase whether an address already has the base.
 */
export function baseInHtml(
  html: string,
  base: string,
  hasBase: (address: string) => boolean = () => false,
): string {
  const based = (address: string): string =>
    hasBase(address) ? address : underBase(base, address);
  const value = (name: string, written: string): string => {
    if (ADDRESS.test(name)) return written.replace(/[^"']+/, based);
    if (ADDRESSES.test(name)) {
      return written.replace(
        /(^["']?|,\s+)(\/[^\s"']*)/g,
        (_, before: string, address: string) => before + based(address),
      );
    }
    if (name !== 'content') return written;
    return written.replace(
      REFRESH,
      (_, before: string, address: string) => before + based(address),
    );
  };
  const edits = elementsOf(html).flatMap(({ written }) =>
    [...written].flatMap(([name, span]) => {
      const text = html.slice(span.start, span.end);
      const at = text.indexOf('=') + 1;
      return at === 0 ? [] : [{ ...span, text: text.slice(0, at) + value(name, text.slice(at)) }];
    }),
  );
  return withEdits(html, edits);
}
