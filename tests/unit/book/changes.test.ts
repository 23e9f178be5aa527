import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesFeed } from '../../../src/book/changes-feed.ts';
import { VERSION, VERSIONS, versionAnchor } from '../../../src/book/changes.ts';

test('the version of the package is the newest of the changes, and they stand in order', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(VERSION).toBe(version);
  const times = VERSIONS.map(({ at }) => Date.parse(at));
  expect(times.every((time) => Number.isFinite(time))).toBe(true);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(VERSIONS.map(versionAnchor)).size).toBe(VERSIONS.length);
});

test('the feed has an entry for each version, with a name that stays and what changed as HTML', () => {
  const feed = changesFeed(
    [
      {
        version: '2.0.0',
        at: '2026-11-22T13:00:00Z',
        title: 'Aces & “Tens”',
        changes: [{ text: 'A < B', address: '/hands/?a=1&b=2' }, { text: 'Two.' }],
      },
      { version: '1.0.0', at: '2026-11-21T13:00:00Z', title: 'One', changes: [{ text: 'One.' }] },
    ],
    (address) => `https://skat.example/vorhand${address}`,
  );
  const all = (tag: string) =>
    [...feed.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);
  expect(all('id')).toEqual([
    'tag:vorhand,2026:changes',
    'tag:vorhand,2026:changes/2.0.0',
    'tag:vorhand,2026:changes/1.0.0',
  ]);
  expect(all('updated')).toEqual([
    '2026-11-22T13:00:00Z',
    '2026-11-22T13:00:00Z',
    '2026-11-21T13:00:00Z',
  ]);
  expect(all('title')[1]).toBe('2.0.0: Aces &amp; “Tens”');
  expect(feed).toContain('href="https://skat.example/vorhand/changes/#v2.0.0"');
  // HTML within XML: what the HTML escapes is escaped again.
  expect(feed).toContain(
    '<content type="html">&lt;ul&gt;&lt;li&gt;&lt;a href=&quot;https://skat.example/vorhand/hands/?a=1&amp;amp;b=2&quot;&gt;A &amp;lt; B&lt;/a&gt;',
  );
});
