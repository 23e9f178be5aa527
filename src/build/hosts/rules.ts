/** The headers a host sends, by address, for hosts that read them from a file. */
import { BUILT } from '../../lib/address/base.ts';

/** Headers for the addresses that match a pattern, in which `*` matches anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The folder of the pages that other sites may frame. */
const FRAMED = 'embed';

/**
 * Everything is public, and other sites that show a hand may read it. No other host learns which page a
 * reader comes from, and no page may use devices it does not need.
 */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A file named by its content may be cached for a year without revalidation. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** An edition of the book on its host. */
export interface HostedEdition {
  /** Its folder with a slash behind it; empty for the first one. */
  readonly edition: string;
  /** Its top-level folders and files with pages; an empty name is the home page. */
  readonly pages: readonly string[];
}

/**
 * The rules of a site. No two set the same header for an address, because some hosts would send both
 * values. Files without a rule on caching are revalidated each time, the default of these hosts.
 */
export function headerRules(
  base: string,
  editions: readonly HostedEdition[],
  policy: string,
): HeaderRule[] {
  return [
    { path: `${base}*`, headers: EVERYWHERE },
    ...editions.flatMap(({ edition, pages }) => editionRules(base + edition, pages, policy)),
  ];
}

function editionRules(base: string, pages: readonly string[], policy: string): HeaderRule[] {
  return [
    { path: `${base}${BUILT}*`, headers: { 'Cache-Control': FOR_GOOD } },
    { path: `${base}${FRAMED}/parts/*`, headers: { 'Cache-Control': FOR_GOOD } },
    // Other sites use the same address for every version of the element.
    ...['sw.js', `${FRAMED}/vorhand.js`, `${FRAMED}/v1/vorhand.js`].map((file) => ({
      path: base + file,
      headers: { 'Cache-Control': 'no-cache' },
    })),
    ...pages.map((page) => ({
      path: base + (page === '' || page.includes('.') ? page : `${page}/*`),
      headers: {
        'Content-Security-Policy': `${policy}; frame-ancestors ${page === FRAMED ? '*' : "'none'"}`,
      },
    })),
  ];
}

/** The rules as Netlify and Cloudflare Pages read them from a file `_headers`. */
export function writeHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ headers, path }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)].join('\n'),
    )
    .join('\n');
}
