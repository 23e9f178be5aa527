/** Puts the base before the addresses in a page. */
import { underBase } from '../../lib/address/base.ts';
import { elementsOf, withEdits } from '../html-elements.ts';

/** Attributes that hold an address. */
const ADDRESS = /^(?:href|src|action|formaction|poster|data|xlink:href)$/;
/** Attributes that hold several, each with its width. */
const ADDRESSES = /^(?:srcset|imagesrcset)$/;
/** Where a page goes on to by itself: `0; url=/hands/foster-09/`. */
const REFRESH = /^(["']?\d+\s*;\s*url=)(\/.*)$/is;

/**
 * A page as it stands under the base: every link, form, picture, script and style of the book. What is
 * in scripts, styles and comments is left alone, and so are other attributes, `data-…` among them,
 * from which a script takes an address.
 *
 * @param hasBase says of an address that it has the base already.
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
