import { expect, test } from 'vitest';
import { dataFor, namesIn, reachedFrom } from '../../../../src/site/offline/needs.ts';

const files: Readonly<Record<string, string>> = {
  'page.AbCd1234.css': '@font-face{src:url(./roman.Zz-_9x8y.woff2)}',
  'figure.Q1w2E3r4.js': 'import"./game.AAAAAAAA.js";const later=()=>import("./panel.BBBBBBBB.js")',
  'game.AAAAAAAA.js': 'import"./figure.Q1w2E3r4.js"',
  'panel.BBBBBBBB.js': 'new Worker(new URL("worker-CCCCCCCC.js",import.meta.url))',
  'worker-CCCCCCCC.js': '',
  'roman.Zz-_9x8y.woff2': '',
  'other.DDDDDDDD.js': '',
};
const known = new Set(Object.keys(files));
const page = `<link href="/_astro/page.AbCd1234.css"><astro-island component-url="/vorhand/_astro/figure.Q1w2E3r4.js">
  <figure id="a" data-hand="foster-09" data-hydrated></figure><p>See sw.js and index.css.</p>`;

test('what a page names is found under any path, and what is no file of the book is not', () => {
  expect(namesIn(page, known)).toEqual(['page.AbCd1234.css', 'figure.Q1w2E3r4.js']);
});

test('what may be asked for later is reached through any number of files, and through circles', async () => {
  const reached = await reachedFrom(page, known, (name) => Promise.resolve(files[name] ?? null));
  expect([...reached].sort()).toEqual([...known].filter((name) => !name.includes('other')).sort());
});

test('a file that cannot be had ends the way there and no other', async () => {
  const reached = await reachedFrom(page, known, (name) =>
    Promise.resolve(name.startsWith('figure') ? null : (files[name] ?? null)),
  );
  expect(reached).toContain('figure.Q1w2E3r4.js');
  expect(reached).toContain('roman.Zz-_9x8y.woff2');
  expect(reached).not.toContain('panel.BBBBBBBB.js');
});

test('the analysis of each figure’s hand is asked for by the hand’s name', () => {
  expect(dataFor(page)).toEqual(['hands/foster-09.analysis.json']);
});
