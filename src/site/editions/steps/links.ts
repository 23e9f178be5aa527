/** The links of the site, as links within the bound book. */
import type { Element } from 'hast';
import { attribute, replaceElements } from '../tree.ts';

/** Where the leaves and their anchors are. */
export interface Places {
  /** The site’s own address below its host: `/`, or `/vorhand/` on a host where it has a path. */
  readonly base: string;
  /** Where the site is on the net, if that was said when it was built: `https://example.org`. */
  readonly site: string | undefined;
  /**
   * The link to an anchor of a page, or to the page when there is no anchor; undefined when the book
   * has no such page or anchor.
   * @param address the page below the site’s own address: `manual/tenace/`; null is the same leaf
   */
  readonly find: (address: string | null, anchor: string | null) => string | undefined;
}

/**
 * Turns the links of a leaf to where their targets stand in the book. A link to a page that is not in
 * it leads to the site, if one knows where that is; else its words stay.
 */
export function turnLinks(leaf: Element, places: Places): void {
  replaceElements(leaf, (element) => {
    if (element.tagName !== 'a') return undefined;
    const href = attribute(element, 'href');
    if (href === undefined) return undefined;
    const to = turnLink(href, places);
    if (to !== undefined) {
      // Within the book, whose addresses do not include the host's path.
      Object.assign(element.properties, { href: to });
      return undefined;
    }
    const { id } = element.properties;
    if (id === undefined) return element.children;
    return [{ ...element, tagName: 'span', properties: { id } }];
  });
}

function turnLink(href: string, { base, find, site }: Places): string | undefined {
  if (/^(?:https?|mailto):/.test(href)) return href;
  const [path = '', anchor] = href.split('#', 2);
  const name = anchor === undefined || anchor === '' ? null : decodeURIComponent(anchor);
  if (path === '') return find(null, name);
  if (!path.startsWith(base)) return undefined;
  const address = path.slice(base.length).replace(/\?.*$/, '');
  const found = find(address, name);
  if (found !== undefined) return found;
  return site === undefined ? undefined : new URL(href, site).href;
}
