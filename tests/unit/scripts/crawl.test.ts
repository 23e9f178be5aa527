/** The crawler of the browser tests finds each kind of fault: what it does not report is not there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';
import { crawl } from '../../browser/support/crawl.ts';

const ICON = '<link rel="icon" href="/b/x.svg">';
const FILES = {
  'index.html': `${ICON}<a href="/b/hands/#t1">A</a> <a href="/hands/">out</a> <a href="none/">none</a>
    <form action="/b/gone/"></form> <p id="twice"></p><p id="twice"></p><a href="#twice">Two</a>
    <img srcset="/b/x.svg 1x, /b/y.svg 2x"><button data-copies="/nowhere/"></button>
    <script>const a = '<a href="/inside-a-script/">';</script><!-- <a href="/comment/"> -->
    <meta property="og:url" content="https://skat.example/elsewhere/">
    <script type="application/ld+json">{"url":"https://skat.example/b/no-data/"}</script>
    <astro-island component-url="/b/_astro/a.js"></astro-island>`,
  'hands/index.html': '<link rel="stylesheet" href="/b/a.css"><p id="t2">No t1 here</p>',
  'unlinked/index.html': `${ICON}<meta http-equiv="refresh" content="0; url=/b/lost/">`,
  'a.css': '@font-face { src: url("/fonts/a.woff2") }',
  'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_astro/a.js': 'import "./b.js"; new Worker(new URL("/worker.js", import.meta.url))',
  'sw.js': 'f([{url:"/b/",revision:"1"},{url:"/b/left/",revision:"2"}])',
  'manifest.webmanifest':
    '{"id":"/b/","start_url":"/b/","scope":"/b/","icons":[{"src":"/icon.svg"}]}',
};

let folder = '';
let host: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vorhand-crawl-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  host = await serve({ port: 0, folder });
});
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

test('every broken address and every page without an icon is reported, with its file', async () => {
  const { faults } = await crawl(host.url, folder, 'https://skat.example');
  expect(faults).toEqual([
    '/b/: #twice names 2 elements',
    '/b/: /b/gone/ answers 404',
    '/b/: /b/hands/#t1 names 0 elements',
    '/b/: /b/nowhere/ answers 404',
    '/b/: /b/y.svg answers 404',
    '/b/: /hands/ is outside /b/',
    '/b/: https://skat.example/b/no-data/ answers 404',
    '/b/: https://skat.example/elsewhere/ is outside /b/',
    '/b/: none/ answers 404',
    '/b/_astro/a.js: ./b.js answers 404',
    '/b/_astro/a.js: /worker.js is outside /b/',
    '/b/a.css: /fonts/a.woff2 is outside /b/',
    '/b/hands/: names no icon',
    '/b/manifest.webmanifest: /icon.svg is outside /b/',
    '/b/sw.js: /b/left/ answers 404',
    '/b/unlinked/: /b/lost/ answers 404',
  ]);
});
