import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEntries, weighBook } from '../../../../src/site/offline/entries.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vorhand-'));
  await mkdir(join(folder, 'hands/foster-09'), { recursive: true });
  await mkdir(join(folder, '_astro'));
  for (const more of ['hands/9', 'hands/foster-09/t6.2', 'pictures/hands/foster-09', 'icons'])
    await mkdir(join(folder, more), { recursive: true });
  for (const file of [
    'index.html',
    '404.html',
    'sw.js',
    'hands/foster-09/index.html',
    'hands/foster-09.analysis.json',
    '_astro/a.CKx1.js',
    '_astro/a.CKx1.js.map',
    // For others than readers: what leads to a hand, shows a link, or informs search engines.
    'hands/9/index.html',
    'hands/foster-09/t6.2/index.html',
    'hands/foster-09.png',
    'hands/foster-09.svg',
    'pictures/vorhand.png',
    'pictures/hands/foster-09/t6.2.png',
    'icons/icon-192.png',
    'robots.txt',
    'sitemap.xml',
  ]) {
    await writeFile(join(folder, file), file);
  }
});
afterEach(() => rm(folder, { recursive: true }));

test('a page is kept under its folder’s address, scripts under a name that holds their content', async () => {
  const entries = await listEntries(folder);
  expect(entries.map(([address]) => address)).toEqual([
    '_astro/a.CKx1.js',
    'hands/foster-09.analysis.json',
    'hands/foster-09/',
    '',
  ]);
  expect(entries.filter(([, revision]) => revision === null)).toEqual([['_astro/a.CKx1.js', null]]);
});

test('a changed page, and no other, gets another mark', async () => {
  const before = await listEntries(folder);
  await writeFile(join(folder, 'hands/foster-09/index.html'), 'mended');
  const after = await listEntries(folder);
  const changed = after.filter(([, revision], n) => revision !== before[n]?.[1]);
  expect(changed.map(([address]) => address)).toEqual(['hands/foster-09/']);
});

test('what the book takes is what its files take, and less on the way', async () => {
  const text = 'Vorhand leads. '.repeat(1000);
  await writeFile(join(folder, 'hands/foster-09/index.html'), text);
  const { bytes, pages, transfer } = await weighBook(folder);
  const others = ['index.html', 'hands/foster-09.analysis.json', '_astro/a.CKx1.js'].join(
    '',
  ).length;
  expect([pages, bytes]).toEqual([2, text.length + others]);
  expect(transfer).toBeLessThan(1000);
});
