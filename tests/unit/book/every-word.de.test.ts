/** Every fixed text of the book’s files of words: German, and as many of them as in English. */
import { expect, test } from 'vitest';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

type Words = Readonly<Record<string, unknown>>;

const german = import.meta.glob<Words>('/src/book/**/*.de.ts', { eager: true });
const english = import.meta.glob<Words>('/src/book/**/*.en.ts', { eager: true });

/** Code, the endings of files, and titles that stay as they are. */
const STAYS =
  /`[^`]*`|\.(?:hand|json)\b|Foster’s Skat Manual|The Standard Hoyle|A Gamut of Games|The Compleat Gamester|The Tarock of the Skat Inventors/gu;

/** Examples of code, which have several lines. */
const isCode = (text: string): boolean => text.includes('\n');

test.each(Object.keys(english))('%s has a German file with the same names', (file) => {
  const own = german[file.replace(/\.en\.ts$/, '.de.ts')] ?? {};
  expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(english[file] ?? {})));
});

test.each(Object.keys(german))('%s is in German', (file) => {
  const texts = labelsIn(german[file]).filter((text) => !isCode(text));
  expectGoodGerman(texts.map((text) => text.replace(STAYS, '…')));
});

test.each(Object.keys(german))('%s has the links and the gaps of the English file', (file) => {
  const marks = (words: unknown): string[] =>
    labelsIn(words)
      .flatMap((text) => text.match(/\{[a-z]\w*\}/gu) ?? [])
      .sort();
  const other = english[file.replace(/\.de\.ts$/, '.en.ts')];
  expect(marks(german[file])).toEqual(marks(other));
  expect(linksIn(german[file])).toEqual(linksIn(other));
});

/** The addresses of all links in a file of words, however often. */
function linksIn(words: unknown): string[] {
  const text = JSON.stringify(words);
  return [
    ...new Set([...text.matchAll(/\]\(([^)]*)\)/gu)].map(([, address = '']) => address)),
  ].sort();
}
