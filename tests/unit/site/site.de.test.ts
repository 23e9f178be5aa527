/** The German words around the pages: the frame, the e-book, pictures of links, reading without network. */
import { describe, expect, test } from 'vitest';
import * as about from '#edition/site/editions/epub/about.ts';
import * as editions from '#edition/site/editions/edition-words.ts';
import * as frame from '#edition/site/frame-words.ts';
import * as pictures from '#edition/site/link-pictures/page-words.ts';
import * as offline from '#edition/site/offline/offline-words.ts';
import * as offlinePage from '#edition/site/offline/offline-page-words.ts';
import * as page from '#edition/site/search-page-words.ts';
import * as search from '#edition/site/search-words.ts';
import { megabytes } from '../../../src/site/offline/megabytes.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

const COUNTS = [0, 1, 2, 3, 11];
const WHOLE = { bytes: 24_040_000, pages: 96, transfer: 3_350_000 } as never;

const withoutTitle = (words: string): string =>
  words.replaceAll('Foster’s Skat Manual', 'das Handbuch');

test('every label and sentence without a gap is German', () => {
  const words = [about, editions, frame, pictures, offline, offlinePage, page, search].flatMap(
    (one) => labelsIn({ ...one }),
  );
  expect(words.length).toBeGreaterThan(120);
  expectGoodGerman(words.filter((word) => word !== about.BOOK.id).map(withoutTitle));
});

test('every sentence with a count or a name is German', () => {
  expectGoodGerman([
    frame.sayVersion('0.13.0'),
    frame.nameOfSections('Die Gabel'),
    ...COUNTS.flatMap((count) => [
      ...[frame.sayProblems(count), search.sayMoreOnPage(count), offline.sayFiles(count, 96)],
      ...[offline.keptWords(count, WHOLE, false), offline.keptWords(count, WHOLE, true)],
      ...[editions.ANSWERS.answer(count), editions.sayBackToNote(count), editions.namePlay(count)],
    ]),
    offline.sizeWords(WHOLE),
  ]);
});

describe('one says', () => {
  test.each([
    [frame.sayProblems(1), '1 Aufgabe zum Üben dazu'],
    [search.sayMoreOnPage(1), '1 weitere Stelle auf dieser Seite'],
    [megabytes(3_350_000), '3,4\u00a0MB'],
    [offline.keptWords(1, WHOLE, false), 'Hier ist 1 von 96 Seiten gespeichert.'],
    [editions.namePlay(5), 'Der Verlauf ab Stich 5'],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });
});

test('what a picture of a link says fits into it', () => {
  for (const [above, title, below] of Object.values(pictures.PAGE_WORDS)) {
    expect(above.length, above).toBeLessThanOrEqual(32);
    expect(title.length, title).toBeLessThanOrEqual(45);
    expect(below.length, below).toBeLessThanOrEqual(62);
  }
});

test('the German e-book is another book than the English one', async () => {
  const english = await import('../../../src/site/editions/epub/about.en.ts');
  expect(about.BOOK.id).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
  expect(about.BOOK.id).not.toBe(english.BOOK.id);
});
