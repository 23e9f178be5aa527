/** What `npm run lighthouse` makes of its numbers, and what it measures. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readParagraphs } from '../../../../scripts/lighthouse/anchors.ts';
import { medians } from '../../../../scripts/lighthouse/medians.ts';
import { longestTask } from '../../../../scripts/lighthouse/tasks.ts';
import { OURS } from '../../../../scripts/lighthouse/pages.ts';
import { serveCompressed } from '../../../../scripts/lighthouse/server.ts';
import { stepVerdicts, taskVerdict, verdicts } from '../../../../scripts/lighthouse/verdicts.ts';

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

test('seven kinds of page are measured, all of them in the book', () => {
  expect(OURS).toHaveLength(7);
  const chapters = readdirSync('content/manual');
  for (const { path } of OURS.filter((page) => page.path.startsWith('manual/'))) {
    const slug = path.split('/')[1];
    expect(chapters.some((file) => file.endsWith(`-${String(slug)}.mdx`))).toBe(true);
  }
  for (const { path } of OURS.filter((page) => page.path.startsWith('hands/'))) {
    expect(existsSync(`content/${path.slice(0, -1)}.hand`)).toBe(true);
  }
});

test('a page of text is level that is a point behind, a figure must be ahead', () => {
  const ours = [
    { name: 'home', kind: 'text', score: 98 },
    { name: 'hand', kind: 'figure', score: 89 },
    { name: 'room', kind: 'figure', score: 90 },
  ] as const;
  const anchors = [
    { name: 'viewer', kind: 'figure', score: 89 },
    { name: 'docs', kind: 'text', score: 99 },
  ] as const;
  expect(verdicts(ours, anchors)).toEqual([
    'Figures: not ahead of viewer: hand (viewer 89.0; hand 89.0, room 90.0).',
    'Text: every page is level with docs (docs 99.0; home 98.0).',
  ]);
});

test('a step is judged by each of its times', () => {
  const ours = [{ name: 'hand', alive: 1400, paint: 60 }];
  expect(stepVerdicts(ours, [{ name: 'viewer', alive: 1500, paint: 56 }])).toEqual([
    'Alive: every page is sooner than viewer.',
    'Key to paint: not sooner than viewer: hand.',
  ]);
});

test('the longest task is that of the thread which lays the page out, in milliseconds', () => {
  const page = { pid: 1, tid: 1 };
  const other = { pid: 2, tid: 1 };
  expect(
    longestTask([
      { ...other, name: 'Layout', dur: 5_000 },
      { ...other, name: 'RunTask', dur: 900_000 },
      { ...page, name: 'Layout', dur: 4_000 },
      { ...page, name: 'ThreadControllerImpl::RunTask', dur: 48_500 },
      { ...page, name: 'RunTask', dur: 12_000 },
      { ...page, name: 'Layout', dur: 8_000 },
      { ...page, name: 'Paint', dur: 60_000 },
    ]),
  ).toBe(48.5);
  expect(() => longestTask([{ ...page, name: 'RunTask', dur: 12_000 }])).toThrow(RangeError);
});

test('a task of 50 ms is not a long one, a longer one is', () => {
  const hand = { name: 'hand', longest: 50 };
  expect(taskVerdict([hand])).toBe('Longest tasks: none is over 50 ms.');
  expect(taskVerdict([hand, { name: 'room', longest: 51 }])).toBe(
    'Longest tasks: over 50 ms: room.',
  );
});

test('the text of a page is taken without what would mark it up', () => {
  const html =
    '<p>Not this</p><main><h2>A <i>title</i></h2>\n<p>One * two\n three</p><p> </p></main>';
  expect(readParagraphs(html)).toBe('## A title\n\nOne \\* two three');
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
