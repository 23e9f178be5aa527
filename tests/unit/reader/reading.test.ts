import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handPlaceLink, placeLink, sayPlace } from '../../../src/reader/way-back.ts';
import { READING_FORMAT } from '../../../src/reader/reading-format.ts';
import {
  NOTHING_READ,
  howFar,
  mergeReading,
  withPlace,
  withSections,
} from '../../../src/reader/reading.ts';
import { aReading } from './arbitrary.ts';

describe('what has been read of a chapter', () => {
  const SECTIONS = ['', 'one', 'two'];

  test('grows section by section until it is all', () => {
    const some = withSections(NOTHING_READ, 'x', SECTIONS, ['one'], 1);
    expect(howFar(some.chapters['x'])).toBe('some');
    const all = withSections(some, 'x', SECTIONS, ['', 'two'], 2);
    expect(all.chapters['x']).toEqual({ of: 3, read: SECTIONS, at: 2 });
    expect(howFar(all.chapters['x'])).toBe('all');
    expect(howFar(undefined)).toBe('none');
  });

  test('goes by the sections that the chapter has now', () => {
    const before = withSections(NOTHING_READ, 'x', SECTIONS, SECTIONS, 1);
    const after = withSections(before, 'x', ['', 'one', 'new'], [], 2);
    expect(after.chapters['x']).toEqual({ of: 3, read: ['', 'one'], at: 2 });
  });
});

test('the reading of two browsers is the same in either order, and nothing read is lost', () => {
  fc.assert(
    fc.property(aReading, aReading, (ours, theirs) => {
      const merged = mergeReading(ours, theirs);
      expect(mergeReading(theirs, ours)).toEqual(merged);
      expect(mergeReading(merged, theirs)).toEqual(merged);
      for (const { chapters } of [ours, theirs]) {
        for (const [slug, { read }] of Object.entries(chapters)) {
          expect(merged.chapters[slug]?.read).toEqual(expect.arrayContaining([...read]));
        }
      }
    }),
  );
});

describe('reading as it is kept', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(aReading, (reading) => {
        const stored: unknown = JSON.parse(JSON.stringify(READING_FORMAT.make(reading)));
        expect(READING_FORMAT.read(stored)).toEqual({ is: 'whole', value: reading });
      }),
    );
  });

  test('what makes no sense is left out, and counts as damaged', () => {
    const stored = {
      vorhand: 'reading',
      version: 1,
      chapters: { good: { of: 2, read: ['one'], at: 5 }, bad: { of: -1, read: [], at: 5 } },
      place: {
        page: 'https://elsewhere.example/',
        number: 1,
        title: '',
        heading: '',
        anchor: '',
        at: 1,
      },
      hand: null,
    };
    expect(READING_FORMAT.read(stored)).toEqual({
      is: 'damaged',
      value: { ...NOTHING_READ, chapters: { good: { of: 2, read: ['one'], at: 5 } } },
    });
    expect(READING_FORMAT.read({ vorhand: 'reading', version: 9 })).toEqual({ is: 'newer' });
    expect(READING_FORMAT.read('x')).toEqual({ is: 'damaged', value: NOTHING_READ });
  });
});

describe('the way back in words', () => {
  test('names chapter and section, and the hand with its place', () => {
    const place = {
      ...{ page: '/manual/the-simple-game/', number: 7, title: 'The Simple Game', at: 1 },
      ...{ heading: 'Following suit', section: 'following-suit', anchor: 'here-1a' },
    };
    const reading = withPlace(NOTHING_READ, { ...place, language: 'en' });
    expect(placeLink(reading)).toEqual({
      href: '/manual/the-simple-game/#here-1a',
      says: 'Continue: chapter 7, The Simple Game',
      where: 'at “Following suit”',
    });
    const hand = { hand: 'foster-01', title: 'No. 1 Simple Game', place: 't7.2', at: 1 };
    const inHand = {
      href: '/hands/foster-01/#foster-01/t7.2',
      says: 'The hand you last played: No. 1 Simple Game',
      where: 'trick 7, second card',
    };
    expect(handPlaceLink({ ...reading, hand: { ...hand, language: 'en' } })).toEqual(inHand);
    // In the other edition the addresses are the same, and the titles would be in its language.
    expect(placeLink(withPlace(NOTHING_READ, { ...place, language: 'de' }))).toEqual({
      href: '/manual/the-simple-game/#here-1a',
      says: 'Continue where you stopped in the German edition',
      where: 'chapter 7',
    });
    expect(handPlaceLink({ ...reading, hand: { ...hand, language: 'de' } })).toEqual({
      ...inHand,
      says: 'The hand you last played in the German edition',
    });
    expect([placeLink(NOTHING_READ), handPlaceLink(NOTHING_READ)]).toEqual([null, null]);
  });

  test.each([
    ['deal', 'the deal'],
    ['layout', 'before the first lead'],
    ['t4.3', 'trick 4'],
    ['low-ruff/t2.1', 'trick 2, first card, in a variation'],
    ['nonsense', ''],
  ])('%s is %s', (name, words) => {
    expect(sayPlace(name)).toBe(words);
  });
});
