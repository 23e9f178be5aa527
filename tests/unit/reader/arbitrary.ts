/** Any marks and any reading, for properties. */
import fc from 'fast-check';
import type { Bookmark, BookmarkSpot } from '../../../src/reader/marks.ts';
import type { ReadSoFar } from '../../../src/reader/reading.ts';

const slug = fc.constantFrom('a', 'the-laws', 'foster-01', 'x9');
const time = fc.nat(20);
const language = fc.constantFrom('en' as const, 'de' as const);
const text = fc.constantFrom('', 'Schön', 'a longer note', 'two\nlines', 'longer');

const spot: fc.Arbitrary<BookmarkSpot> = fc.oneof(
  fc.record({
    is: fc.constant('hand' as const),
    hand: slug,
    title: text,
    place: fc.constantFrom('t7.2', 'deal', 'low-ruff/t3.1'),
    says: text,
    language,
  }),
  fc.record({
    is: fc.constant('paragraph' as const),
    page: fc.constantFrom('/manual/a/', '/notation/'),
    title: text,
    section: fc.constantFrom('', 'following-suit'),
    heading: text,
    hash: fc.constantFrom('1a', '2b', '3c'),
    begins: fc.constantFrom('You must', 'Take care'),
    language,
  }),
);

export const aMark: fc.Arbitrary<Bookmark> = fc.record({
  spot,
  note: text,
  at: time,
  changed: time,
});

export const aReading: fc.Arbitrary<ReadSoFar> = fc.record({
  chapters: fc.dictionary(
    slug,
    fc.record({
      of: fc.nat(9),
      read: fc.uniqueArray(fc.constantFrom('', 'one', 'two', 'three')).map((read) => read.sort()),
      at: time,
    }),
    { noNullPrototype: true },
  ),
  place: fc.option(
    fc.record({
      page: fc.constant('/manual/a/'),
      number: fc.option(fc.integer({ min: 1, max: 25 })),
      title: text,
      heading: text,
      section: fc.constantFrom('', 'following-suit'),
      anchor: fc.constantFrom('', 'here-1a'),
      language,
      at: time,
    }),
  ),
  hand: fc.option(
    fc.record({
      hand: slug,
      title: text,
      place: fc.constantFrom('deal', 't1.1'),
      language,
      at: time,
    }),
  ),
});
