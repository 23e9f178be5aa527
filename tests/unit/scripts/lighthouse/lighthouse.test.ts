/** What `npm run lighthouse` makes of its numbers, and what it measures. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf } from '../../../../scripts/lighthouse/limits.ts';
import { medians } from '../../../../scripts/lighthouse/medians.ts';
import { PAGES } from '../../../../scripts/lighthouse/pages.ts';
import { serveCompressed } from '../../../../scripts/serve/compressing.ts';

test('a median is the middle, whatever the order and however far out one run was', () => {
  expect(
    medians([
      { a: 1, b: 30 },
      { a: 9, b: 10 },
      { a: 2, b: 20 },
    ]),
  ).toEqual({ a: 2, b: 20 });
  expect(() => medians([])).toThrow(RangeError);
});

test('seven kinds of page and two German ones are measured, all of them in the book', () => {
  expect(PAGES).toHaveLength(9);
  const chapters = PAGES.flatMap(({ path }) => [...path.matchAll(/^(de\/|)manual\/([^/]+)\/$/g)]);
  expect(chapters).toHaveLength(3);
  for (const [, edition = '', slug = ''] of chapters) {
    const files = readdirSync(`content/${edition}manual`);
    expect(files.some((file) => file.endsWith(`-${slug}.mdx`))).toBe(true);
  }
  for (const { path } of PAGES.filter((page) => page.path.startsWith('hands/'))) {
    expect(existsSync(`content/${path.slice(0, -1)}.hand`)).toBe(true);
  }
});

test('a page is over a limit where its number is worse than that, and only there', () => {
  const good = { score: 95, cls: 0, firstPaint: 1000, firstKey: 1800, paint: 60 };
  expect(faultsOf('hand', good)).toEqual([]);
  expect(faultsOf('hand', { ...good, score: 94.9, firstKey: 1801 })).toEqual([
    'hand: Lighthouse gives 94.9, wanted are 95 or more',
    'hand: first key answered after 1801 ms, allowed are 1800 ms',
  ]);
  expect(faultsOf('hand', { ...good, cls: 0.001 })).toEqual([
    'hand: layout shift of 0.001, allowed is none',
  ]);
  expect(faultsOf('text', { score: 100, cls: 0, firstPaint: 1001 })).toEqual([
    'text: first paint after 1001 ms, allowed are 1000 ms',
  ]);
});

test('pages are served compressed to who takes it, and whole to who does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-served-'));
  const text = '<p>Vorhand leads.</p>'.repeat(100);
  writeFileSync(join(folder, 'index.html'), text);
  const site = await serveCompressed(folder);
  try {
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(site.url, { headers: { 'Accept-Encoding': coding } });
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(coding);
      expect(await answer.text()).toBe(text);
    }
    expect((await fetch(`${site.url}../package.json`)).status).toBe(404);
    expect((await fetch(`${site.url}missing/`)).status).toBe(404);
  } finally {
    site.close();
    rmSync(folder, { recursive: true });
  }
});

test('a site that was built for a path is served under it, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-served-'));
  writeFileSync(join(folder, 'index.html'), 'Vorhand leads.');
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify({ scope: '/book/' }));
  const site = await serveCompressed(folder);
  try {
    expect(new URL(site.url).pathname).toBe('/book/');
    expect(await (await fetch(site.url)).text()).toBe('Vorhand leads.');
    expect((await fetch(new URL('/', site.url))).status).toBe(404);
  } finally {
    site.close();
    rmSync(folder, { recursive: true });
  }
});
