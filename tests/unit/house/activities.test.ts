/** The list of all that a reader can be in the middle of is whole. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT_PARTS } from '../../../components/parts/whole-file/file-parts.ts';
import {
  ACTIVITIES,
  LIVE,
  NOTHING_BEGUN,
  NOTHING_TO_BEGIN,
} from '../../browser/support/activities/index.ts';

const files = globSync('{src,components,content}/**/*.{ts,svelte,astro,mdx}').map((file) =>
  file.replaceAll('\\', '/'),
);
const texts = files.map((file) => readFileSync(file, 'utf8'));
const stored = new Set(ACTIVITIES.map(({ storedAs }) => storedAs));

/** All that a pattern finds in the code, once each. */
const find = (pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

test('every activity is begun, left and found again in the list of all', () => {
  const names = find(/\bactivity: '([a-z-]+)'/gu);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !stored.has(name))).toEqual([]);
  const known = new Set([...names, ...Object.keys(KEPT_PARTS), 'its address']);
  expect([...stored].filter((name) => !known.has(name))).toEqual([]);
});

test('every part that is kept is in the list, or it says why nothing in it is half done', () => {
  const parts = Object.keys(KEPT_PARTS);
  expect(parts.filter((name) => stored.has(name) === name in NOTHING_BEGUN)).toEqual([]);
  expect(Object.keys(NOTHING_BEGUN).filter((name) => !parts.includes(name))).toEqual([]);
});

test('every live component of a page is in the list, or it says why nothing can be begun there', () => {
  const live = find(/<([A-Z]\w+)\b[^<>]*?\sclient:(?:load|visible)/gu);
  expect(live).toContain('ScorePad');
  expect(live.filter((name) => name in LIVE === name in NOTHING_TO_BEGIN)).toEqual([]);
  const listed = [...Object.keys(LIVE), ...Object.keys(NOTHING_TO_BEGIN)];
  expect(listed.filter((name) => !live.includes(name))).toEqual([]);
  expect(
    Object.values(LIVE)
      .flat()
      .filter((name) => !stored.has(name)),
  ).toEqual([]);
});

test('nothing but Begun and Kept stores what a reader does', () => {
  const allowed = [
    // Reads settings before the page is painted.
    'src/book/before-paint.ts',
    'src/lib/storage/browser.ts',
    // Whether the whole book is kept for reading without network.
    'src/site/offline/wish.ts',
    // Look whether there is anything to load a reader for.
    'components/reader/ask.ts',
    'components/parts/has-stored.ts',
  ];
  const found = files.filter((_, index) =>
    /\b(?:local|session)Storage\.|\breturn (?:local|session)Storage\b/u.test(texts[index] ?? ''),
  );
  expect(found.sort()).toEqual([...allowed].sort());
});
