/** The built site at its hosts: our own server, which does as `_headers` says, and nginx. */
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '../../scripts/serve.mjs';
import { crawl } from './support/crawl.ts';
import { findNginx, startNginx } from './support/nginx.ts';
import { liveFigure } from './support/site.ts';
import { expect, test as quiet } from './support/test.ts';

const HOSTS = ['our own server', 'nginx'] as const;
const nginx = findNginx();
if (nginx === null) {
  console.warn(
    '\n⚠ nginx is not here: docs/nginx.conf is NOT TESTED (apt-get install nginx-light).\n',
  );
}

const test = quiet.extend<{ name: (typeof HOSTS)[number]; host: { readonly url: string } }>({
  name: [HOSTS[0], { option: true }],
  host: async ({ name }, use, info) => {
    const folder = info.outputPath('site');
    cpSync('dist', folder, { recursive: true, preserveTimestamps: true });
    const page = join(folder, 'glossary/index.html');
    writeFileSync(`${page}.gz`, gzipSync(readFileSync(page)));
    const host =
      name === 'nginx' && nginx !== null
        ? await startNginx(nginx, folder, info.outputPath('nginx'))
        : await serve({ port: 0, folder });
    await use(host);
    host.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ host }, use) => {
    await use(host.url.replace(/\/$/, ''));
  },
});

for (const name of HOSTS) {
  test.describe(`at ${name}${name === 'our own server' ? ' @core' : ''}`, () => {
    test.use({ name });
    test.skip(name === 'nginx' && nginx === null, 'nginx is not here');

    test('every file is sent as what it is, kept for as long as it holds, and under the policy', async ({
      host,
    }) => {
      const { faults } = await crawl(host.url, 'dist');
      expect(faults).toEqual([]);

      const [script = ''] = readdirSync('dist/_astro').filter((file) => file.endsWith('.js'));
      const [font = ''] = readdirSync('dist/_astro').filter((file) => file.endsWith('.woff2'));
      const [part = ''] = readdirSync('dist/embed/parts');
      const table = [
        ['', 200, 'text/html', 'no-cache'],
        ['hands/foster-09/', 200, 'text/html', 'no-cache'],
        ['hands/foster-09.json', 200, 'application/json', 'no-cache'],
        ['hands/foster-09.hand', 200, 'text/plain', 'no-cache'],
        ['manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
        ['sw.js', 200, 'javascript', 'no-cache'],
        [`_astro/${script}`, 200, 'javascript', 'public, max-age=31536000, immutable'],
        [`_astro/${font}`, 200, 'font/woff2', 'public, max-age=31536000, immutable'],
        ['embed/vorhand.js', 200, 'javascript', 'no-cache'],
        ['embed/v1/vorhand.js', 200, 'javascript', 'no-cache'],
        [`embed/parts/${part}`, 200, 'javascript', 'public, max-age=31536000, immutable'],
        ['no-such-page/', 404, 'text/html', undefined],
        ['_astro/gone.js', 404, 'text/html', undefined],
      ] as const;
      for (const [path, status, type, cache] of table) {
        const got = await ask(host.url + path);
        expect.soft(got.status, path).toBe(status);
        expect.soft(got.headers['content-type'], path).toContain(type);
        if (cache !== undefined) expect.soft(got.headers['cache-control'], path).toBe(cache);
        else expect.soft(got.headers['cache-control'] ?? '', path).not.toContain('immutable');
        expect.soft(got.headers['x-content-type-options'], path).toBe('nosniff');
        expect.soft(got.headers['referrer-policy'], path).toBe('same-origin');
        for (const device of ['camera', 'geolocation', 'microphone']) {
          expect.soft(got.headers['permissions-policy'], path).toContain(`${device}=()`);
        }
        if (status === 200) {
          expect.soft(got.headers['access-control-allow-origin'], path).toBe('*');
        }
      }

      const { headers } = await ask(`${host.url}hands/foster-09/`);
      const policy = headers['content-security-policy'];
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'/);

      const framed = await ask(`${host.url}embed/foster-09/`);
      expect(framed.status).toBe(200);
      expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');

      const folder = await ask(`${host.url}hands/foster-09`);
      expect(folder.status).toBe(301);
      expect(folder.headers.location).toBe('/hands/foster-09/');
      expect((await ask(`${host.url}_policy/`)).status).toBe(404);
    });

    test('a compressed file is sent to who takes it', async ({ host }) => {
      const packed = await ask(`${host.url}glossary/`, 'gzip');
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers['content-type']).toContain('text/html');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      const page = readFileSync('dist/glossary/index.html');
      expect(gunzipSync(packed.body).equals(page)).toBe(true);
      const plain = await ask(`${host.url}glossary/`);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.length).toBe(statSync('dist/glossary/index.html').size);
    });

    test('a figure comes to life and the search finds under that policy', async ({ page }) => {
      await page.goto('/hands/foster-09/');
      await liveFigure(page, 'foster-09');
      await page.goto('/search/?q=matadors');
      await expect(page.locator('#search-found a').first()).toBeVisible();
    });
  });
}

test('the rules are no more and no longer than Cloudflare Pages reads', () => {
  const lines = readFileSync('dist/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as a browser does, but follows nothing and unpacks nothing. */
function ask(url: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((done, failed) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        done({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        });
      });
    })
      .on('error', failed)
      .end();
  });
}
