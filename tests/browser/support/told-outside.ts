/** What the pages of a built site say of themselves to search engines and chats, and what is wrong with it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was found. */
export interface ToldOutside {
  /** The pages that name themselves as the ones to be found. */
  readonly pages: number;
  /** The pages that only lead to a place, and show it. */
  readonly places: number;
  readonly faults: readonly string[];
}

/**
 * Reads every page of a site that was built with `SITE`.
 *
 * @param folder of the built site.
 * @param home the full address it stands at, with `/` at its end.
 */
export function readToldOutside(folder: string, home: string): ToldOutside {
  const faults: string[] = [];
  const named = new Set<string>();
  let places = 0;
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = file.replaceAll('\\', '/');
    const html = readFileSync(join(folder, file), 'utf8');
    const own = home + path.replace(/index\.html$/, '');
    const fault = (words: string): void => {
      faults.push(`${path}: ${words}`);
    };
    if (html.includes('<meta name="robots" content="noindex"')) {
      if (html.includes('application/ld+json')) fault('describes itself and is not to be found');
      continue;
    }
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const leadsOn = html.includes('http-equiv="refresh"');
    if (leadsOn) {
      places += 1;
      if (canonical !== own.replace(/[^/]+\/$/, ''))
        fault(`has the canonical ${canonical ?? 'none'}`);
    } else if (canonical === own) named.add(own);
    else fault(`has the canonical ${canonical ?? 'none'}`);
    if (property(html, 'og:url') !== own) fault('has another address for chats');
    for (const name of ['og:title', 'og:description', 'og:image:alt']) {
      if ((property(html, name) ?? '') === '') fault(`has no ${name}`);
    }
    const picture = property(html, 'og:image') ?? '';
    const drawn = picture.startsWith(home) ? join(folder, picture.slice(home.length)) : '';
    if (!existsSync(drawn)) fault(`names the picture ${picture}, which is not there`);
    else if (sizeOfPng(drawn) !== '1200 630') fault(`has a picture of ${sizeOfPng(drawn)}`);
    faults.push(...faultsOfData(html, home).map((words) => `${path}: ${words}`));
  }
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  for (const address of listed)
    if (!named.delete(address)) faults.push(`The sitemap has ${address}.`);
  for (const address of named) faults.push(`The sitemap lacks ${address}.`);
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
  if (!robots.includes(`Sitemap: ${home}sitemap.xml`)) faults.push('robots.txt has no sitemap.');
  return { pages: listed.length, places, faults };
}

const property = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

/** Width and height as they stand at the head of the file (PNG, second edition, 11.2.2). */
function sizeOfPng(file: string): string {
  const head = readFileSync(file);
  return `${head.readUInt32BE(16)} ${head.readUInt32BE(20)}`;
}

/** Every description is JSON with a kind, and each address in it is one of the book or of schema.org. */
function faultsOfData(html: string, home: string): string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return texts.flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Record<string, unknown>;
    const addresses = text.match(/https?:\/\/[^"]*/g) ?? [];
    return [
      ...(data['@type'] === undefined ? ['A description has no kind.'] : []),
      ...addresses
        .filter((address) => !address.startsWith(home) && !address.startsWith('https://schema.org'))
        .map((address) => `A description names ${address}.`),
    ];
  });
}
