/** The front matter of chapters: each mistake at its line, with what to do. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterFolder } from '../../../../src/build/front-matter/schemas.ts';
import { readFrontMatter } from '../../../../src/build/front-matter/read-front-matter.ts';

const FILE = 'content/shelf/my-own.mdx';
const SUMMARY = 'summary: A sentence that is long enough for the contents and for search engines.';

/** What is wrong with the front matter of a file of the shelf, a line each. */
const mistakesOf = (...lines: readonly string[]): string[] =>
  readFrontMatter('shelf', FILE, ['---', ...lines, '---', '', 'Text.', ''].join('\n')).mistakes.map(
    ({ column, file, line, message }) => `${file}:${line}:${column}: ${message}`,
  );

test('every chapter of the book is in order', () => {
  const files = globSync('content/*/*.mdx').map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const folder = chapterFolder(file);
    if (folder === undefined) throw new Error(`${file} is in no folder of chapters.`);
    expect(readFrontMatter(folder, file, readFileSync(file, 'utf8')).mistakes).toEqual([]);
  }
});

test('a front matter that is right has none, in the lines of Windows too', () => {
  expect(mistakesOf('title: Mine', 'hands: [foster-01]', SUMMARY)).toEqual([]);
  expect(mistakesOf('title: Mine\r', `${SUMMARY}\r`)).toEqual([]);
});

test('a mistyped name is found at its line, and the right one suggested', () => {
  expect(mistakesOf('title: Mine', SUMMARY.replace('mm', 'm'), 'hands: []')).toEqual([
    `${FILE}:3:1: The front matter has no “sumary”. Did you mean “summary”?`,
    `${FILE}:5:1: The front matter needs a line “summary: …”.`,
  ]);
});

test('all mistakes are found, in the order of their lines', () => {
  const found = mistakesOf('title:', 'summary: Too short', 'order: first', 'book: hempel');
  expect(found.map((text) => text.slice(FILE.length))).toEqual([
    expect.stringMatching(/^:2:1: “title”: /u),
    ':3:1: “summary” has 9 characters; write at least 50.',
    expect.stringMatching(/^:4:1: “order”: .*number/u),
    expect.stringMatching(/^:5:1: “book”: .*eichhorn/u),
  ]);
  expect(mistakesOf('title: Mine', SUMMARY.padEnd(220, '.'))[0]).toMatch(/write at most 200/u);
});

test('a front matter that holds no names lacks all that it must have', () => {
  for (const lines of [[], ['- title'], ['# title: Mine']]) {
    const found = mistakesOf(...lines);
    expect(found.join()).toMatch(/needs a line “title: …”.*needs a line “summary: …”/u);
    expect(found).toHaveLength(2);
  }
});

test('what is no YAML is found at its place', () => {
  expect(mistakesOf("title: 'It's mine'", SUMMARY)[0]).toMatch(/^\S+:2:12: .*goes into "…"\.$/u);
  expect(mistakesOf('title: Mine', 'title: Yours', SUMMARY)[0]).toMatch(/^\S+:3:1: /u);
});

test('a file without front matter is missing it', () => {
  const { mistakes } = readFrontMatter(
    'today',
    'content/today/9-x.mdx',
    '# Mine\n\n---\n\nx\n---\n',
  );
  expect(mistakes).toMatchObject([{ line: 1, column: 1 }]);
});
