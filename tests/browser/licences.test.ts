/** The licences of what the built site contains, found beside its code. */
import { globSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/test.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Words that the code of a package has in it wherever it goes, and the package. */
const MARKS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/"workbox:(\w+):[\d.]+"/g, (match) => `workbox-${match[1] ?? ''}`],
  [/https:\/\/svelte\.dev\/e\//g, () => 'svelte'],
  [/vite:preloadError/g, () => 'vite'],
  [/pagefind_version/g, () => 'pagefind'],
  [/astro-island/g, () => 'astro'],
];

test('every package whose code is in the site has its licence there @core', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/licences.txt')).text();
  const code = globSync(
    'dist/{*.js,_astro/**/*.js,embed/**/*.js,pagefind/*.js,hands/foster-01/*.html}',
  )
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const found = MARKS.flatMap(([mark, nameOf]) => [...code.matchAll(mark)].map(nameOf));
  const names = new Set([...found, ...Object.keys(manifest.dependencies)]);
  expect([...names]).toEqual(
    expect.arrayContaining(['astro', 'pagefind', 'svelte', 'workbox-core']),
  );
  for (const name of names) expect(text).toMatch(new RegExp(`^${name} [\\d.]+, MIT, https`, 'm'));
  for (const file of [
    'LICENSE',
    'src/styles/fonts/OFL.txt',
    'components/parts/cards/deck/courts/CC0.txt',
  ]) {
    expect(text).toContain(readFileSync(file, 'utf8').trim());
  }

  await page.goto('/sources/');
  await expect(page.getByRole('link', { name: 'One file' })).toHaveAttribute(
    'href',
    '/licences.txt',
  );
});

test('the e-book has the licence of its fonts beside them, and its own', async ({ request }) => {
  const files = unzipSync(new Uint8Array(await (await request.get('/vorhand.epub')).body()));
  const paths = Object.keys(files);
  expect(paths.some((path) => path.endsWith('fonts/eb-garamond-regular.woff2'))).toBe(true);
  for (const [name, source] of [
    ['fonts/OFL.txt', 'src/styles/fonts/OFL.txt'],
    ['LICENSE-texts.txt', 'LICENSE-texts'],
  ] as const) {
    const path = paths.find((each) => each.endsWith(name)) ?? '';
    expect(strFromU8(files[path] ?? new Uint8Array())).toBe(readFileSync(source, 'utf8'));
  }
});
