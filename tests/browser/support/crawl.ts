/**
 * Asks a host for all that a built site has, and follows every address in it: links and their
 * fragments, forms, pictures, styles and what these name, scripts and what these load, the manifest,
 * the search, and what the service worker keeps. It reads what a host hands out and knows nothing of
 * how it was made.
 */
import { globSync } from 'node:fs';

/** A file as the host hands it out. */
interface Got {
  /** Where it is, which may be elsewhere than was asked. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** How often each name of an element stands in it. */
  readonly ids: ReadonlyMap<string, number>;
}

export interface Crawled {
  /** What is broken or leads out of the book, and pages without an icon, a sentence each. */
  readonly faults: readonly string[];
  /** How many addresses were asked for, and how many times one was named. */
  readonly asked: number;
  readonly named: number;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'<>/=]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const NAMED = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'component-url',
  'renderer-url',
  'poster',
  'data-copies',
]);

/**
 * @param start where the site begins: the address of its first page.
 * @param folder of the site, so that pages are found to which nothing leads.
 * @param site the host the site is built for; an address there is one here.
 */
export async function crawl(start: string, folder: string, site?: string): Promise<Crawled> {
  const { origin, pathname: base } = new URL(start);
  const faults = new Set<string>();
  const got = new Map<string, Promise<Got>>();
  const waiting: (() => Promise<void>)[] = [];
  let named = 0;

  const get = (path: string): Promise<Got> => {
    const known = got.get(path);
    if (known !== undefined) return known;
    const coming = fetchText(origin + path);
    got.set(path, coming);
    waiting.push(async () => {
      const file = await coming;
      read(file.path, file);
    });
    return coming;
  };

  /** Notes an address, as it stands at `from`. */
  const name = (address: string, from: string): void => {
    named += 1;
    if (/^(?:data|blob|mailto|javascript):/.test(address)) return;
    const url = new URL(address.replaceAll('&amp;', '&'), origin + from);
    if (url.origin !== origin && url.origin !== site) return;
    if (!url.pathname.startsWith(base)) {
      faults.add(`${from}: ${address} is outside ${base}`);
      return;
    }
    waiting.push(async () => {
      const { ids, status, type } = await get(url.pathname);
      if (status !== 200) faults.add(`${from}: ${address} answers ${status}`);
      const [id = ''] = decodeURIComponent(url.hash.slice(1)).split('/');
      // The room's hands, the deals of the table and the problems are in their addresses, and no places.
      const isPlace =
        id !== '' &&
        type.startsWith('text/html') &&
        !/\/(?:analyse|hand|play|problems)\/$/.test(url.pathname);
      const meant = ids.get(id) ?? 0;
      if (isPlace && meant !== 1) faults.add(`${from}: ${address} names ${meant} elements`);
    });
  };

  /** An address that a script puts together as it runs is not known before. */
  const nameFixed = (address: string, from: string): void => {
    if (!address.includes('${')) name(address, from);
  };

  const read = (path: string, { text, type }: Got): void => {
    if (type.startsWith('text/html')) readPage(path, text);
    else if (type.startsWith('text/css')) {
      for (const [, address = ''] of text.matchAll(/url\(\s*["']?([^"')]+)/g)) name(address, path);
    } else if (path.endsWith('.webmanifest')) {
      const { icons, ...manifest } = JSON.parse(text) as Manifest;
      for (const address of [manifest.id, manifest.start_url, manifest.scope]) name(address, path);
      for (const { src } of icons) name(src, path);
    } else if (path.endsWith('/sw.js')) {
      for (const [, address = ''] of text.matchAll(/[{,]url:["'`]([^"'`]+)["'`]/g))
        name(address, path);
    } else if (path.includes('/_astro/') && path.endsWith('.js')) {
      const loaded =
        /(?:from|import|import\()\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]|new URL\(\s*["'`]([^"'`]+)["'`]/g;
      for (const [, script, other] of text.matchAll(loaded)) nameFixed((script ?? other)!, path);
    } else if (path.endsWith('/pagefind/titles.json') || path.endsWith('/search/places.json')) {
      // Addresses of the book itself, to which the search adds the base.
      for (const [, address = ''] of text.matchAll(/"(\/[^"]*)"/g))
        name(base + address.slice(1), path);
    } else if (type.includes('xml')) {
      for (const [, address = ''] of text.matchAll(/(?:<(?:loc|id)>|href=")(https?:[^<"]+)/g))
        name(address, path);
    }
  };

  const readPage = (path: string, text: string): void => {
    // A browser would ask for /favicon.ico, which there is not.
    if (!text.includes('<link rel="icon"')) faults.add(`${path}: names no icon`);
    const markup = text.replace(
      /<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>|(<style\b[^>]*>)[\s\S]*?<\/style>/g,
      '$1$2',
    );
    for (const [, , attributes = ''] of markup.matchAll(TAG)) {
      for (const [, key = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
        const value = values.join('');
        const refresh = /^\d+;\s*url=(.*)$/.exec(value)?.[1];
        // What a script takes from the page is an address of the book itself.
        if (key === 'data-copies') name(base + value.slice(1), path);
        else if (NAMED.has(key)) name(value, path);
        else if (key === 'content' && refresh !== undefined) name(refresh, path);
        else if (key === 'content' && site !== undefined && value.startsWith(site))
          name(value, path);
        else if (key.endsWith('srcset'))
          for (const one of value.split(/,\s+/)) name(one.split(' ')[0]!, path);
      }
    }
    for (const [, data = ''] of text.matchAll(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    )) {
      if (site === undefined) continue;
      for (const [address] of data.matchAll(/https?:[^"\\]+/g)) name(address, path);
    }
  };

  for (const file of globSync('**/*.*', { cwd: folder })) {
    const page = file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1');
    if (!/\.(?:gz|br)$/.test(page)) name(base + encodeURI(page), base);
  }
  for (let next = waiting.splice(0, 16); next.length > 0; next = waiting.splice(0, 16)) {
    await Promise.all(next.map((look) => look()));
  }
  return { faults: [...faults].sort(), asked: got.size, named };
}

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string }[];
}

async function fetchText(url: string): Promise<Got> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const ids = new Map<string, number>();
  for (const [, quoted, bare] of text.matchAll(/\sid=(?:"([^"]+)"|([^\s">]+))/g)) {
    const id = quoted ?? bare ?? '';
    ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  return { path: new URL(response.url).pathname, status: response.status, type, text, ids };
}
