/** The sitemap of a built site: the pages that are their own, at the address that the build is given. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, test } from 'vitest';
import { sitemap } from '../../../src/build/sitemap.ts';

/** Pages by their paths, with their canonical addresses from the top of the book; null for none. */
const PAGES: Readonly<Record<string, string | null>> = {
  'index.html': '',
  'hands/foster-09/index.html': 'hands/foster-09/',
  // It leads to the hand.
  'hands/foster-09/t6/index.html': 'hands/foster-09/',
  'shelf/q&a/index.html': 'shelf/q&a/',
  // It is not to be found.
  'kept/index.html': null,
  '404.html': '404.html',
};

/** Runs the integration on a built site, and reads what it writes. */
async function build(config: { readonly base: string; readonly site?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-sitemap-'));
  const home = `${config.site ?? 'https://none.example'}${config.base.replace(/\/?$/, '/')}`;
  for (const [path, own] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const link =
      own === null ? '' : `<link rel="canonical" href="${home}${own.replace('&', '&amp;')}">`;
    writeFileSync(join(folder, path), `<!doctype html><html><head>${link}</head></html>`);
  }
  const { hooks } = sitemap();
  await hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
  await hooks['astro:build:done']?.({
    dir: pathToFileURL(`${folder}/`),
    logger: { info: () => undefined },
  } as unknown as HookParameters<'astro:build:done'>);
  const file = join(folder, 'sitemap.xml');
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  const addresses = xml && [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  return { addresses, robots };
}

test.each(['/', '/vorhand', '/vorhand/'])(
  'under %s it has each page whose address is its own, and robots.txt names it',
  async (base) => {
    const { addresses, robots } = await build({ base, site: 'https://book.example' });
    const home = base === '/' ? 'https://book.example/' : 'https://book.example/vorhand/';
    expect(addresses).toEqual(
      ['', 'hands/foster-09/', 'shelf/q&amp;a/'].map((path) => `${home}${path}`),
    );
    expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`);
  },
);

test('a build that does not know its host has none', async () => {
  expect(await build({ base: '/' })).toEqual({
    addresses: null,
    robots: 'User-agent: *\nAllow: /\n',
  });
});
