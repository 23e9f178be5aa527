/**
 * The e-book: its bytes as any reader takes them, its XML as a browser reads it. What epubcheck says of
 * it, `npm run epub` says: it needs Java.
 */
import { posix } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { CONTENTS } from '../../src/book/contents.ts';
import { screenSentences } from '../unit/content/screen-words.ts';
import { expect, test } from './support/test.ts';

interface Read {
  readonly fault: string | null;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly scripts: number;
  readonly text: string;
}

/** What a browser takes a file of the e-book for, by its name. */
function typeOf(path: string): string {
  if (path.endsWith('.xhtml')) return 'application/xhtml+xml';
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream';
}

/** Reads documents as XML in the page; a document that is not well-formed has a fault. */
function readAll(page: Page, texts: Readonly<Record<string, string>>) {
  return page.evaluate((all) => {
    const read = (text: string): Read => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const every = [...document.querySelectorAll('*')];
      const links = every.flatMap((element) =>
        ['href', 'src', 'full-path'].flatMap((name) => element.getAttribute(name) ?? []),
      );
      return {
        fault: document.querySelector('parsererror')?.textContent ?? null,
        ids: every.map(({ id }) => id).filter((id) => id !== ''),
        links,
        scripts: every.filter(
          ({ attributes, localName }) =>
            localName === 'script' || [...attributes].some(({ name }) => name.startsWith('on')),
        ).length,
        text: document.documentElement.textContent,
      };
    };
    return Object.fromEntries(Object.entries(all).map(([path, text]) => [path, read(text)]));
  }, texts);
}

test('the e-book is whole: well-formed, all files listed, every link with a target, no script @core', async ({
  page,
  request,
}) => {
  const response = await request.get('/vorhand.epub');
  expect(response.ok()).toBe(true);
  const bytes = new Uint8Array(await response.body());
  // By the type at this place, not packed, a reader knows what it has before it.
  expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  const files = unzipSync(bytes);
  const texts = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(?:xhtml|opf|ncx|svg|xml)$/.test(path))
      .map(([path, data]) => [path, strFromU8(data)]),
  );
  const read = await readAll(page, texts);
  const faults = Object.entries(read).flatMap(([path, { fault }]) =>
    fault === null ? [] : `${path}: ${fault}`,
  );
  expect(faults).toEqual([]);
  expect(Object.values(read).filter(({ scripts }) => scripts > 0)).toEqual([]);

  // Shelves of e-books show pixels, and not all of them a drawing.
  expect(texts['book/package.opf']).toMatch(/href="cover\.png"[^>]*properties="cover-image"/);

  const packed = 'book/package.opf';
  const listed = read[packed]!.links.map((link) => posix.join('book', link));
  const there = Object.keys(files).filter((path) => path.startsWith('book/') && path !== packed);
  expect([...listed].sort()).toEqual(there.sort());

  const broken = Object.entries(read).flatMap(([path, { ids, links }]) =>
    links.flatMap((link) => {
      if (/^https?:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target =
        file === ''
          ? path
          : path.startsWith('META-INF')
            ? file
            : posix.join(posix.dirname(path), file);
      if (!Object.hasOwn(files, target)) return [`${path}: ${link}`];
      const anchors = target === path ? ids : (read[target]?.ids ?? []);
      return anchor === undefined || anchors.includes(anchor) ? [] : [`${path}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);

  // Nothing that is said speaks of a screen.
  const blocks = Object.entries(texts)
    .filter(([path]) => path.endsWith('.xhtml'))
    .flatMap(([, text]) => text.split(/<\/(?:p|li|h\d|t[dh]|d[dt]|figcaption)>/));
  const words = blocks.map((block) => block.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '));
  expect(words.flatMap(screenSentences)).toEqual([]);

  // Every chapter, every hand as a table and a picture, every page of 1922 in the list.
  const contents = read['book/contents.xhtml']!.text;
  for (const { number, title } of CONTENTS) {
    expect(contents.replaceAll('’', "'")).toContain(`${number}. ${title.replaceAll('’', "'")}`);
  }
  const anchors = Object.values(read).flatMap(({ ids }) => ids);
  for (let hand = 1; hand <= 23; hand += 1) {
    const id = `foster-${String(hand).padStart(2, '0')}`;
    expect(Object.keys(files)).toContain(`book/hands/${id}.svg`);
    expect(anchors).toContain(`${id}_deal`);
  }
  for (const { page: begins } of CONTENTS.slice(1)) expect(anchors).toContain(`p${begins}`);
});

test('in the e-book no text is bold and italic at once: it has no such face', async ({
  page,
  request,
}) => {
  const files = unzipSync(new Uint8Array(await (await request.get('/vorhand.epub')).body()));
  await page.route('**/vorhand-unpacked/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*vorhand-unpacked\//, '');
    const data = files[path];
    return data === undefined
      ? route.abort()
      : route.fulfill({ body: Buffer.from(data), contentType: typeOf(path) });
  });
  const found: string[] = [];
  for (const path of Object.keys(files).filter((name) => name.endsWith('.xhtml'))) {
    await page.goto(`/vorhand-unpacked/${path}`);
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { fontStyle, fontWeight } = getComputedStyle(element);
          const owned = [...element.childNodes].some(
            ({ nodeType, textContent }) =>
              nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
          );
          return owned && fontStyle === 'italic' && Number(fontWeight) >= 600;
        })
        .map(
          (element) =>
            `${element.localName}.${element.className}: ${element.textContent.slice(0, 40)}`,
        ),
    );
    found.push(...texts.map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
});
