import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { bookBase } from '../lib/edition.ts';
import { bookFolder } from './edition.ts';
import { elementsOf } from './html-elements.ts';

/**
 * Writes /sitemap.xml with every page of every edition whose canonical address is its own
 * (components/site/Found.astro), so that pages which only lead to another are left out. Also writes
 * /robots.txt, which allows everything and names the sitemap. Without `SITE` there is no sitemap.
 */
export function sitemap(): AstroIntegration {
  let site: string | undefined;
  let base = '/';
  return {
    name: 'vorhand-sitemap',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ site } = config);
        base = bookBase(config.base.replace(/\/?$/, '/'));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = bookFolder(dir);
        const robots = ['User-agent: *', 'Allow: /'];
        if (site !== undefined) {
          const home = new URL(base, site).href;
          const addresses = await ownAddresses(folder, home);
          await writeFile(join(folder, 'sitemap.xml'), makeSitemap(addresses));
          robots.push('', `Sitemap: ${home}sitemap.xml`);
          logger.info(`${addresses.length} pages are in the sitemap`);
        }
        await writeFile(join(folder, 'robots.txt'), `${robots.join('\n')}\n`);
      },
    },
  };
}

/** The sorted addresses of the pages below `home` that are their own canonical address. */
async function ownAddresses(folder: string, home: string): Promise<string[]> {
  const addresses: string[] = [];
  for await (const path of glob('**/index.html', { cwd: folder })) {
    const html = await readFile(join(folder, path), 'utf8');
    const address = home + encodeURI(path.replaceAll('\\', '/').replace(/index\.html$/, ''));
    const canonical = elementsOf(html).find(
      ({ attributes }) => attributes.get('rel') === 'canonical',
    );
    if (canonical?.attributes.get('href') === address) addresses.push(address);
  }
  return addresses.sort();
}

/** The text of a sitemap (sitemaps.org, version 0.9). */
function makeSitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => {
    const text = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `  <url><loc>${text}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
