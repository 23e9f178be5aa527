/** What a host sends beside a file: headers by address, for hosts that read a file of them. */
import { BUILT } from '../../lib/address/base.ts';

/** Headers of the addresses that a pattern fits, in which `*` stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The folder of the pages that are made to stand in a frame of other sites. */
const FRAMED = 'embed';

/**
 * There is nothing here but what everyone may read, also from a page that shows a hand of the book. No
 * other host is told which page a reader comes from, and no page may ask for a device it has no use for.
 */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What a file that is named by its content may be kept for: a year, and nobody need ask again. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The rules of a site. No two of them set the same header for one address: some hosts would then
 * send both values. What has no rule on caching is asked for anew each time, as these hosts have it.
 *
 * @param pages the top folders and files with pages in them; an empty name is the first page.
 */
export function headerRules(base: string, pages: readonly string[], policy: string): HeaderRule[] {
  return [
    { path: `${base}*`, headers: EVERYWHERE },
    { path: `${base}${BUILT}*`, headers: { 'Cache-Control': FOR_GOOD } },
    { path: `${base}${FRAMED}/parts/*`, headers: { 'Cache-Control': FOR_GOOD } },
    // The element is asked for under one address by pages of others, in every version.
    ...['sw.js', `${FRAMED}/vorhand.js`].map((file) => ({
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
