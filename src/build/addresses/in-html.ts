/** Puts the base before the addresses in a page. */
import { underBase } from '../../lib/address/base.ts';

/** Attributes that hold an address. */
const ADDRESS = /^(?:href|src|action|formaction|poster|data|xlink:href)$/i;
/** Attributes that hold several, each with its width. */
const ADDRESSES = /^(?:srcset|imagesrcset)$/i;
/** Where a page goes on to by itself: `0; url=/hands/foster-09/`. */
const REFRESH = /^(\d+\s*;\s*url=)(\/.*)$/is;

/** A comment; a script or style with what is in it; or the beginning of any other element. */
const PARTS =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?<\/\2\s*>)|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /(\s)([^\s"'<>/=]+)=("[^"]*"|'[^']*'|[^\s"'>]+)/g;

/**
 * A page as it stands under the base: every link, form, picture, script and style of the book. What is
 * in scripts, styles and comments is left alone, and so are other attributes, `data-…` among them,
 * from which a script takes an address.
 *
 * @param its says of an address that it has the base already.
 */
export function baseInHtml(
  html: string,
  base: string,
  its: (address: string) => boolean = () => false,
): string {
  const address = (text: string): string => (its(text) ? text : underBase(base, text));
  const tag = (text: string): string =>
    text.replace(ATTRIBUTE, (whole, space: string, name: string, quoted: string) => {
      const quote = /^["']/.test(quoted) ? quoted.charAt(0) : '';
      const value = quoted.slice(quote.length, quoted.length - quote.length);
      const based = ADDRESS.test(name)
        ? address(value)
        : ADDRESSES.test(name)
          ? value.replace(
              /(^|,\s+)(\/\S*)/g,
              (_, before: string, one: string) => before + address(one),
            )
          : name === 'content'
            ? value.replace(REFRESH, (_, before: string, one: string) => before + address(one))
            : value;
      return based === value ? whole : `${space}${name}=${quote}${based}${quote}`;
    });
  return html.replace(PARTS, (whole, opening?: string, _name?: string, rest?: string) =>
    opening !== undefined && rest !== undefined
      ? tag(opening) + rest
      : whole.startsWith('<!--')
        ? whole
        : tag(whole),
  );
}
