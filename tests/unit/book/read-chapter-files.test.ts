/** A chapter’s file says where it stands: no list has to name it. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENTS } from '../../../src/book/contents.ts';
import {
  chapterAddresses,
  readManualFiles,
  readShelfFiles,
  readTodayFiles,
} from '../../../src/book/read-chapter-files.ts';
import { SHELF, compareOnShelf, shelfBook } from '../../../src/book/shelf.ts';
import { LEAVES } from '../../../src/site/editions/plan.ts';

const slugs = (files: readonly { readonly slug: string }[]) => files.map(({ slug }) => slug);

test('Foster’s chapters come in the order of his contents', () => {
  const planned = CONTENTS.flatMap(({ parts, slug }): { slug: string }[] =>
    parts.length === 0 ? [{ slug }] : [...parts],
  );
  expect(slugs(readManualFiles())).toEqual(slugs(planned));
});

test('the shelf begins with Eichhorn’s Tournee and ends with Mate', () => {
  const order = slugs(readShelfFiles());
  expect(order.slice(0, 3)).toEqual(['eichhorn-tourne', 'eichhorn-hands', 'eichhorn-grands']);
  expect(order.slice(-3)).toEqual(['whist', 'calabrasella', 'mate']);
  expect(order.indexOf('two-handed-skat')).toBe(order.indexOf('hoyle-problems') + 1);
});

test('each book of the shelf counts its chapters from 1', () => {
  for (const { id } of SHELF) {
    const places = readShelfFiles().flatMap(({ book, order }) => (book === id ? [order] : []));
    expect(places, id).toEqual(places.map((_, index) => index + 1));
  }
});

test('an essay, which names no book, stands after the books, and essays go by their titles', () => {
  const shelf = [
    { title: 'Mate', book: 'tables', order: 3 },
    { title: 'An evening' },
    { title: 'A last trick' },
    { title: 'Whist', book: 'tables', order: 1 },
    { title: 'First essay', order: 1 },
  ];
  expect(shelf.sort(compareOnShelf).map(({ title }) => title)).toEqual([
    ...['Whist', 'Mate', 'First essay', 'A last trick', 'An evening'],
  ]);
  expect(shelfBook().title).toBe('Essays');
  expect(() => shelfBook('hoyl')).toThrow('“hoyl”');
});

test('the chapters of today have the numbers 1, 2, 3 before their names', () => {
  const numbers = readTodayFiles().map(({ file }) => Number.parseInt(basename(file), 10));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('the bound book has every chapter, and links may lead to each', () => {
  const bound = LEAVES.filter(({ kind }) => kind === 'chapter').map(({ address }) => `/${address}`);
  expect(bound.sort()).toEqual([...chapterAddresses()].sort());
  expect(chapterAddresses()).toContain('/shelf/whist/');
  expect(chapterAddresses()).not.toContain('/manual/about-this-book/');
});
